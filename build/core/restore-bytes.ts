import { chmodSync, lstatSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedFile } from './site-file';

/**
 * Writes the right bytes into those files of a damaged core that differ. Hard links share them, so every site that has
 * such a file is right again. A file that cannot be written stays as it is. Returns the paths of those that differed.
 *
 * @param files what was just made from the same sources
 * @param folder where the damaged ones are
 */
export function restoreBytes(files: readonly SharedFile[], folder: string): string[] {
  return files.flatMap(({ path, source }) => {
    try {
      return restore(join(folder, path), readFileSync(source)) ? [path] : [];
    } catch {
      return []; // it is missing, or somebody else's
    }
  });
}

function restore(place: string, right: Buffer): boolean {
  if (!lstatSync(place).isFile() || readFileSync(place).equals(right)) return false;
  chmodSync(place, 0o644);
  try {
    // in place, because a new file would leave the sites with the old one
    writeFileSync(place, right, { flag: 'r+' });
    truncateSync(place, right.length);
  } finally {
    chmodSync(place, 0o444);
  }
  return true;
}
