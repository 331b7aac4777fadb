import { fromBase64, toBase64 } from '@/lib/base64';
import { decrypt, encrypt } from './cipher';
import { labelled, unlabelled } from './kept-value';

/** Characters of a value. The browser's storage holds about five million, and tokens and drafts need room in it. */
const longestValue = 1_000_000;

/** Writes wait for each other, because encrypting takes time and the last write must win. */
let writes: Promise<void> = Promise.resolve();
/** How often each name was removed. */
const removals = new Map<string, number>();

/**
 * localStorage with AES-GCM (`cipher.ts`). The state starts empty if the key
 * is lost, if a value is broken or older than 7 days, or if a release with another contract wrote it. Without
 * WebCrypto, IndexedDB or storage, nothing is written.
 */
export const encryptedStorage = {
  async getItem(name: string): Promise<string | null> {
    await writes;
    const stored = peek(name);
    if (!stored) return null;
    const text = await Promise.resolve(stored)
      .then(fromBase64)
      .then(decrypt)
      .catch(() => '');
    if (text === undefined) return null; // no key at the moment
    const value = unlabelled(text);
    if (value === undefined && peek(name) === stored) forget(name);
    return value ?? null;
  },

  setItem(name: string, value: string): Promise<void> {
    const before = removals.get(name);
    return queue(() => write(name, value, () => removals.get(name) === before));
  },

  /**
   * Removes the value at once, because a forced logout reloads the page next. Writes that are still running have no
   * effect.
   */
  removeItem(name: string): void {
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
  const bytes = await encrypt(labelled(value));
  if (!bytes || !isWanted()) return;
  localStorage.setItem(name, toBase64(bytes));
}
