import type { Notification } from '@/contract/notifications';
import type { LinkTarget } from '@/lib/link-target';
import { notificationPath } from '@/lib/paths';

/** Where a tap leads: the deep link, or the notification itself where it has none that may be opened. */
export function targetOf(
  { deepLink, uniqueId }: Pick<Notification, 'deepLink' | 'uniqueId'>,
  follow: (address: string) => LinkTarget | undefined,
): LinkTarget | undefined {
  const linked = follow(deepLink);
  if (linked || uniqueId === '') return linked;
  return { kind: 'inside', href: notificationPath(uniqueId) };
}
