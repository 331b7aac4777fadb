import type { Notification } from '@/contract/notifications';
import { type LinkTarget, linkTarget } from '@/lib/link-target';
import { notificationPath } from '@/lib/paths';

/** Where a tap leads: the deep link, or the notification itself where it has none that may be opened. */
export function targetOf(
  { deepLink, uniqueId }: Pick<Notification, 'deepLink' | 'uniqueId'>,
  origin: string,
): LinkTarget | undefined {
  const linked = linkTarget(deepLink, origin);
  if (linked || uniqueId === '') return linked;
  return { kind: 'inside', href: notificationPath(uniqueId) };
}
