import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../shared/write-whole';
import { sha256 } from './site-file';

/** Remembers bytes that are slow to make. The key is everything that they are made of. */
export type Memo = (
  ingredients: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/** Remembers nothing: what `--force` uses. */
export const noMemo: Memo = (_ingredients, make) => make();

/**
 * A memo in a folder, one file per result. Each file carries the sha256 of its content in front, so that a damaged file
 * is found and made again. Several processes may use it at once, because a file appears whole, by renaming. The files are
 * small, so reading and writing is synchronous.
 *
 * @param notKept told once, when the folder cannot be written. What was made is good all the same.
 */
export function folderMemo(folder: string, notKept: (error: unknown) => void = () => {}): Memo {
  let isReady = false;
  let isTold = false;
  return async (ingredients, make) => {
    const path = join(folder, sha256(ingredients.map((part) => sha256(part)).join('\n')));
    const known = soundContent(path);
    if (known) return known;
    const made = await make();
    try {
      if (!isReady) mkdirSync(folder, { recursive: true });
      isReady = true;
      writeWhole(path, Buffer.concat([Buffer.from(sha256(made), 'latin1'), made]));
    } catch (error) {
      if (!isTold) notKept(error);
      isTold = true;
    }
    return made;
  };
}

/** What a file of a memo remembers, unless it is missing or damaged. */
function soundContent(path: string): Buffer | undefined {
  try {
    const known = readFileSync(path);
    const content = known.subarray(64);
    if (known.toString('latin1', 0, 64) !== sha256(content)) return undefined;
    markUsed(path);
    return content;
  } catch {
    return undefined;
  }
}

/** The age of a file tells when it was last used. That is no use in a cache that one can only read. */
export function markUsed(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // somebody else's file
  }
}
