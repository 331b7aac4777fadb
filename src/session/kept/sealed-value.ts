import { fromBase64, toBase64 } from '@/lib/base64';
import { isShownStored, shownUser } from '../stored-user';
import { decrypt, encrypt } from './cipher';

/** How often each value was removed. A write that began before a removal has no effect. */
const removals = new Map<string, number>();

/** The value as it stands in localStorage. Null if there is none, or if storage is blocked. */
export function peek(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The text that was kept, decrypted. Undefined if there is none, or no key at the moment. '' for a damaged one. */
export async function readSealed(name: string): Promise<string | undefined> {
  const stored = peek(name);
  if (!stored) return undefined;
  return Promise.resolve(stored)
    .then((text) => decrypt(fromBase64(text)))
    .catch(() => '');
}

/**
 * Keeps a text, encrypted with AES-GCM, while `isWanted`. Gives 'no room' if it is longer than `mostCharacters` or the
 * storage is full: then what was kept before stays. Writes nothing without WebCrypto or IndexedDB.
 */
export async function writeSealed(
  name: string,
  text: string,
  isWanted: () => boolean,
  mostCharacters = Number.POSITIVE_INFINITY,
): Promise<'done' | 'no room'> {
  const bytes = await encrypt(text);
  if (!bytes) return 'done';
  const stored = toBase64(bytes);
  if (stored.length > mostCharacters) return 'no room';
  if (!isWanted()) return 'done';
  try {
    localStorage.setItem(name, stored);
  } catch {
    return 'no room';
  }
  if (!isWanted()) removeSealed(name); // another tab has logged out in between
  return 'done';
}

/** At once, because a forced logout reloads the page next. Writes that are still running have no effect. */
export function removeSealed(name: string): void {
  removals.set(name, (removals.get(name) ?? 0) + 1);
  forget(name);
}

/** Removes the value, but lets running writes go on. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/**
 * Gives what says whether the value may still be written: it has not been removed since, and nobody else is stored than
 * the one whose data this page shows.
 */
export function whileShown(name: string): () => boolean {
  const [owner, before] = [shownUser(), removals.get(name)];
  return () => removals.get(name) === before && shownUser() === owner && isShownStored();
}
