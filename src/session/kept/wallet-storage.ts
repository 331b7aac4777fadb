import { fromBase64, toBase64 } from '@/lib/base64';
import { decrypt, encrypt } from './cipher';

const name = 'state.wallet';

/** Characters of the stored text, all of them ASCII, so this is also its size in bytes. */
export const mostBytes = 300_000;

/** How often it was removed. A write that began before a removal has no effect. */
let removals = 0;

/** The text that was kept, decrypted. Undefined if there is none, or no key at the moment. '' for a damaged one. */
export async function readWallet(): Promise<string | undefined> {
  const stored = peek();
  if (stored === null) return undefined;
  return Promise.resolve(stored)
    .then((text) => decrypt(fromBase64(text)))
    .catch(() => '');
}

/**
 * Keeps a text, encrypted, while `isWanted`. Gives 'no room' if it is too long or the storage is full: then what was
 * kept before stays.
 */
export async function writeWallet(text: string, isWanted: () => boolean): Promise<'done' | 'no room'> {
  const before = removals;
  const bytes = await encrypt(text);
  if (!bytes) return 'done'; // nothing may be kept
  const stored = toBase64(bytes);
  if (stored.length > mostBytes) return 'no room';
  if (removals !== before || !isWanted()) return 'done';
  try {
    localStorage.setItem(name, stored);
  } catch {
    return 'no room';
  }
  if (!isWanted()) removeWallet(); // another tab has logged out in between
  return 'done';
}

/** At once, because a forced logout reloads the page next. */
export function removeWallet(): void {
  removals += 1;
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

function peek(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // Storage is blocked.
  }
}
