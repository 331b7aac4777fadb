import { fromBase64 } from '@/lib/base64';

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
