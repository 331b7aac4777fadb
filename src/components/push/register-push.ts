import type { QueryClient } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { updateDeviceToken } from '@/contract/notifications';
import { fromBase64 } from '@/lib/base64';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { readStored, writeStored } from '@/session/stored-values';
import { withLock } from '@/session/with-lock';
import { merchantQuery } from '../merchant-query';
import { isWithoutPush, pushState } from './push-state';

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

/** The device's token for Web Push: its subscription as JSON. Asks the browser's push service for one where there is none. */
export async function webPushToken(publicKey: string): Promise<string> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const key = bytesOfKey(publicKey);
  if (known && isKeyOf(known, key)) return JSON.stringify(known);
  // A subscription belongs to one key pair, and the backend signs with another one by now.
  await known?.unsubscribe();
  return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

function isKeyOf({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, index) => byte === key[index]);
}

/** Base64url as bytes, because not every browser takes the text. */
function bytesOfKey(base64url: string): Uint8Array<ArrayBuffer> {
  return fromBase64(base64url.replaceAll('-', '+').replaceAll('_', '/'));
}
