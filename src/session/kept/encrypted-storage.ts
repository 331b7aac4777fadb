import { shownUser, storedUser } from '../stored-user';
import { labelled, unlabelled } from './kept-value';
import { forget, peek, readSealed, removeSealed, whileShown, writeSealed } from './sealed-value';

/** Characters of a value. The browser's storage holds about five million, and tokens and drafts need room in it. */
const longestValue = 1_000_000;

/** Writes wait for each other, because encrypting takes time and the last write must win. */
let writes: Promise<void> = Promise.resolve();

/**
 * localStorage with AES-GCM (`sealed-value.ts`). The state starts empty if the key is lost, if a value is broken or older
 * than 7 days, or if another customer's page or a release with another contract wrote it. Nothing is written after
 * another customer has been stored than the one whose data this page shows.
 */
export const encryptedStorage = {
  async getItem(name: string): Promise<string | null> {
    await writes;
    const stored = peek(name);
    const text = await readSealed(name);
    if (text === undefined) return null;
    const value = unlabelled(text, storedUser()?.id);
    if (value === undefined && peek(name) === stored) forget(name);
    return value ?? null;
  },

  setItem(name: string, value: string): Promise<void> {
    const isWanted = whileShown(name);
    const text = value.length > longestValue ? undefined : labelled(value, shownUser());
    return queue(async () => {
      if (!isWanted()) return;
      if (text === undefined)
        forget(name); // it is too long, and an older value would be wrong
      else if ((await writeSealed(name, text, isWanted)) === 'no room') notStored('There is no room.');
    });
  },

  removeItem: removeSealed,
};

function queue(task: () => Promise<void>): Promise<void> {
  writes = writes.then(task).catch(notStored);
  return writes;
}

function notStored(error: unknown): void {
  console.warn('Client state was not stored.', error);
}
