import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

let serial = 0;

/**
 * Writes a file so that it appears whole, by renaming: another process sees the old one or the new one. Leaves nothing
 * behind when the system refuses, and throws its error.
 */
export function writeWhole(path: string, content: string | Buffer): void {
  writeAllWhole([[path, content]]);
}

/**
 * The same for several files. All of them are on the disk before the first one appears, so a full disk changes nothing.
 *
 * @param appeared called with the path of each one that has appeared
 */
export function writeAllWhole(
  files: Iterable<readonly [path: string, content: string | Buffer]>,
  appeared: (path: string) => void = () => {},
): void {
  const written: { partial: string; path: string }[] = [];
  try {
    for (const [path, content] of files) {
      serial += 1;
      const partial = join(dirname(path), `.${basename(path)}.${process.pid}.${serial}`);
      written.push({ partial, path });
      writeFileSync(partial, content);
    }
    for (const { partial, path } of written) {
      renameSync(partial, path);
      appeared(path);
    }
  } catch (error) {
    for (const { partial } of written) rmSync(partial, { force: true });
    throw error;
  }
}
