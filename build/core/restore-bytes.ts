import { chmodSync, existsSync, lstatSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../shared/display-path';
import { codeOf, Failure } from '../shared/failure';
import type { SharedFile } from './site-file';

/**
 * Writes the right bytes into those files of a damaged core that differ. Hard links share them, so every site that has
 * such a file is right again. Returns the paths of those that differed. Throws `Failure` when one cannot be written.
 *
 * @param files what was just made from the same sources
 * @param folder where the damaged ones are
 */
export function restoreBytes(files: readonly SharedFile[], folder: string): string[] {
  return files.flatMap(({ path, source }) => {
    const place = join(folder, path);
    try {
      return restore(place, readFileSync(source)) ? [path] : [];
    } catch (error) {
      if (!existsSync(place)) return []; // so no site shares it
      throw new Failure(
        `Bytes of ${displayPath(place)} have changed on the disk, and published sites share that file, but it cannot be written (${codeOf(error)}). Let whoever builds own the files of the cache and of the sites, and build again.`,
      );
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
