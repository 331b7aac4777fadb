import { fromBase64, toBase64 } from '@/lib/base64';
import { isShownStored } from '../shown-stored';
import { shownUser, storedUser } from '../stored-user';
import { decrypt, encrypt } from './cipher';
import { labelled, unlabelled } from './kept-value';

/** Characters of a value. The browser's storage holds about five million, and tokens and drafts need room in it. */
const longestValue = 1_000_000;

/** Writes wait for each other, because encrypting takes time and the last write must win. */
let writes: Promise<void> = Promise.resolve();
/** How often each name was removed. */
const removals = new Map<string, number>();

/**
 * localStorage with AES-GCM (`cipher.ts`). The state starts empty if the key is lost, if a value is broken or older than
 * 7 days, or if another customer's page or a release with another contract wrote it. Without WebCrypto, IndexedDB or
 * storage, nothing is written, nor after another customer has been stored than the one whose data this page shows.
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
    const value = unlabelled(text, storedUser()?.id);
    if (value === undefined && peek(name) === stored) forget(name);
    return value ?? null;
  },

  setItem(name: string, value: string): Promise<void> {
    const [before, owner] = [removals.get(name), shownUser()];
    const isWanted = () => removals.get(name) === before && shownUser() === owner && isShownStored();
    const text = value.length > longestValue ? undefined : labelled(value, owner);
    return queue(() => write(name, text, isWanted));
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

async function write(name: string, text: string | undefined, isWanted: () => boolean): Promise<void> {
  if (!isWanted()) return;
  if (text === undefined) return forget(name); // it is too long, and an older value would be wrong
  const bytes = await encrypt(text);
  if (!bytes || !isWanted()) return;
  localStorage.setItem(name, toBase64(bytes));
}
