import { createStore, get, set } from 'idb-keyval';
import { sha256 } from '@/lib/sha256';

/**
 * Says which access token was renewed last, for tabs that wait to renew the same one. It is in IndexedDB, because every
 * tab sees a change there at once, while a change in localStorage reaches other processes later. It is a hash, because
 * it stays after the session has ended.
 */
const store = createStore('session', 'renewals');
const name = 'last';

export async function markRenewed(token: string): Promise<void> {
  await set(name, await sha256(token), store);
}

export async function wasRenewed(token: string): Promise<boolean> {
  return (await get<string>(name, store)) === (await sha256(token));
}
