import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
 * is found and made again. Several processes may use it at once, because a file appears whole, by renaming.
 */
export function folderMemo(folder: string): Memo {
  let ready: Promise<unknown> | undefined;
  return async (ingredients, make) => {
    const path = join(folder, sha256(ingredients.map((part) => sha256(part)).join('\n')));
    const known = await readFile(path).catch(() => undefined);
    const content = known?.subarray(64);
    if (known && content && known.toString('latin1', 0, 64) === sha256(content)) {
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined); // its age tells when it was last used
      return content;
    }
    const made = await make();
    ready ??= mkdir(folder, { recursive: true });
    await ready;
    const partial = `${path}.${process.pid}.${nextSerial()}`;
    try {
      await writeFile(partial, Buffer.concat([Buffer.from(sha256(made), 'latin1'), made]));
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return made;
  };
}

let serial = 0;

function nextSerial(): number {
  serial += 1;
  return serial;
}
