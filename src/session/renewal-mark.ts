import { createStore, get, set } from 'idb-keyval';

/**
 * Says which access token was renewed last, for tabs that wait to renew the same one. It is in IndexedDB, because every
 * tab sees a change there at once, while a change in localStorage reaches other processes later. It is a hash, because
 * it stays after the session has ended.
 */
const store = createStore('session', 'renewals');
const name = 'last';

export async function markRenewed(token: string): Promise<void> {
  await set(name, await hashOf(token), store);
}

export async function wasRenewed(token: string): Promise<boolean> {
  return (await get<string>(name, store)) === (await hashOf(token));
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
