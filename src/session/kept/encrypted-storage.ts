import { createStore, get, update } from 'idb-keyval';
import type { StateStorage } from 'zustand/middleware';
import { labelled, unlabelled } from './kept-value';

const keyStore = () => createStore('client-state', 'keys');
const keyName = 'aes-gcm';
const ivBytes = 12;
/** Characters of a value. The browser's storage holds about five million, and tokens and drafts need room in it. */
const longestValue = 1_000_000;

let key: Promise<CryptoKey | undefined> | undefined;
/** Writes wait for each other, because encrypting takes time and the last write must win. */
let writes: Promise<void> = Promise.resolve();
/** How often each name was removed. */
const removals = new Map<string, number>();

/**
 * localStorage with AES-GCM. The key is a non-extractable WebCrypto key in IndexedDB. The state starts empty if the key
 * is lost, if a value is broken or older than 7 days, or if a release with another contract wrote it. Without
 * WebCrypto, IndexedDB or storage, nothing is written.
 */
export const encryptedStorage: StateStorage<Promise<void>> = {
  async getItem(name) {
    await writes;
    const stored = peek(name);
    const secret = stored ? await storageKey() : undefined;
    if (!stored || !secret) return null;
    const value = await decrypt(stored, secret).then(unlabelled, () => undefined);
    if (value === undefined && peek(name) === stored) forget(name);
    return value ?? null;
  },

  setItem(name, value) {
    const before = removals.get(name);
    return queue(() => write(name, value, () => removals.get(name) === before));
  },

  /**
   * Removes the value at once, because a forced logout reloads the page next. Writes that are still running have no
   * effect.
   */
  async removeItem(name) {
    removals.set(name, (removals.get(name) ?? 0) + 1);
    forget(name);
  },
};

function peek(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage is blocked.
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

function queue(task: () => Promise<void>): Promise<void> {
  writes = writes.then(task).catch((error: unknown) => console.warn('Client state was not stored.', error));
  return writes;
}

async function write(name: string, value: string, isWanted: () => boolean): Promise<void> {
  if (value.length > longestValue) return forget(name); // an older value would be wrong
  const secret = await storageKey();
  if (!secret) return;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    secret,
    new TextEncoder().encode(labelled(value)),
  );

  if (!isWanted()) return;
  const bytes = [...iv, ...new Uint8Array(cipher)];
  localStorage.setItem(name, btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')));
}

async function decrypt(stored: string, secret: CryptoKey): Promise<string> {
  const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.slice(0, ivBytes) },
    secret,
    bytes.slice(ivBytes),
  );
  return new TextDecoder().decode(plain);
}

function storageKey(): Promise<CryptoKey | undefined> {
  key ??= loadKey().catch((error: unknown) => {
    console.warn('Client state is not kept: no key.', error);
    return undefined;
  });
  return key;
}

async function loadKey(): Promise<CryptoKey> {
  const store = keyStore();
  const existing = await get<CryptoKey>(keyName, store);
  if (existing) return existing;
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Two tabs may come here at the same time. The first one to write wins, and both use its key.
  await update<CryptoKey>(keyName, (current) => current ?? fresh, store);
  return (await get<CryptoKey>(keyName, store)) ?? fresh;
}
