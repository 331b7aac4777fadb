import { createStore, get, set } from 'idb-keyval';

/**
 * Which access token was renewed last, for the tabs that wait for their turn to do so. In IndexedDB: what one tab has
 * written there, every other one reads from then on, while localStorage reaches a browser's other processes some time
 * later. As a hash, because it outlives the session.
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
