import { getCustomerNotificationDetails, setNotificationTapped } from '@/contract/notifications';
import { send } from '@/session/send';

/** Reports the first tap on each of these notifications. One that was read, or that is somebody else's, has had its tap. */
export async function reportTaps(uniqueIds: readonly string[]): Promise<void> {
  await Promise.all(uniqueIds.map(reportTap));
}

async function reportTap(uniqueId: string): Promise<void> {
  const notification = await send(getCustomerNotificationDetails, { uniqueId });
  if (notification?.read === false) await send(setNotificationTapped, { uniqueId, wasRead: false });
}
