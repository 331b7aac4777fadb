import type { QueryClient } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { updateDeviceToken } from '@/contract/notifications';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { readStored, writeStored } from '@/session/stored-values';
import { withLock } from '@/session/with-lock';
import { merchantQuery } from '../merchant-query';
import { isWithoutPush, pushState } from './push-state';
import { webPushToken } from './web-push';

/**
 * Tells the backend where this device gets its push messages, once the shopper has allowed them
 * (docs/product/notifications.md#registering-the-device). If the backend knows the token already, it is not told again.
 * Call it through `startRegistration`.
 */
export async function registerPush(queryClient: QueryClient): Promise<void> {
  // Two tabs would both send the token, and each would call the other's expired.
  await withLock('push-registration', {}, () => register(queryClient));
}

async function register(queryClient: QueryClient): Promise<void> {
  const customerId = storedUser()?.id;
  if (pushState() !== 'granted' || customerId === undefined) return;
  if (isWithoutPush(await queryClient.ensureQueryData(merchantQuery()))) return;
  const deviceToken = await tokenOfDevice();
  const expiredToken = readStored('token');
  const isSame = () => storedUser()?.id === customerId;
  if (!deviceToken || deviceToken === expiredToken || !isSame()) return;
  await send(updateDeviceToken, { deviceToken, expiredToken });
  if (isSame()) writeStored('token', deviceToken);
}

async function tokenOfDevice(): Promise<string> {
  const { firebase, pushPublicKey } = currentBrand();
  if (!firebase) return webPushToken(pushPublicKey);
  const { firebasePushToken } = await import('./firebase-push');
  return firebasePushToken(firebase);
}
