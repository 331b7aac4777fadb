import { createStore, promisifyRequest } from 'idb-keyval';

declare global {
  // The page's script sets it.
  var earlyKey: Promise<CryptoKey | undefined> | undefined;
}

/** Where the key lies. A function, because a browser may lack IndexedDB. */
export const keyStore = () => createStore('client-state', 'keys');
export const keyName = 'aes-gcm';

/** Reads the key while the app is on its way, because a second visit waits for it. Never throws or rejects. */
export function readKeyEarly(): void {
  globalThis.earlyKey = readKey().catch(() => undefined);
}

/** Throws where the browser has no IndexedDB. The library's `get` would bring a store of its own into every page. */
async function readKey(): Promise<CryptoKey | undefined> {
  return keyStore()('readonly', (keys) => promisifyRequest<CryptoKey | undefined>(keys.get(keyName)));
}
