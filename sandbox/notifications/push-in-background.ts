import { rowWith } from '../database/rows';
import { memberships } from '../members/tables';
import type { Services } from '../noun/handler';
import { logError } from '../shared/log-error';
import { deliver } from './deliver';
import { encodedNotification } from './show-notification';
import type { StoredNotification } from './tables';

/**
 * Pushes notifications to the devices of their members. No answer waits for the push services, and a failure is only
 * logged: the notifications are in the lists all the same.
 */
export function pushInBackground(services: Services, stored: readonly StoredNotification[]): void {
  for (const notification of stored) {
    push(services, notification).catch((error: unknown) => {
      if (!services.closing.aborted) logError('A notification was not pushed.', error);
    });
  }
}

async function push(services: Services, notification: StoredNotification): Promise<void> {
  const { membershipId } = notification;
  const member = await rowWith(services.db, memberships, { id: membershipId });
  const message = encodedNotification(notification, member?.merchantId ?? '');
  const { failures } = await deliver(services, membershipId, message);
  if (failures.length > 0) throw new Error(failures.join('; '));
}
