import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

let serial = 0;

/**
 * Writes a file so that it appears whole, by renaming: another process sees the old one or the new one. Leaves nothing
 * behind when the system refuses, and throws its error.
 */
export function writeWhole(path: string, content: string | Buffer): void {
  serial += 1;
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}.${serial}`);
  try {
    writeFileSync(partial, content);
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
