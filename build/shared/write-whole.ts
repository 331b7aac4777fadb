import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

let serial = 0;

/** A file that lies beside its place. */
export interface WholeFile {
  /** Renames it to its place: another process sees the old file or the new one. Throws the system's error. */
  appear(): void;
  /** Removes it. Does nothing once it has appeared. */
  drop(): void;
}

/** Writes a file beside its place. Leaves nothing behind when the system refuses, and throws its error. */
export function prepareWhole(path: string, content: string | Buffer): WholeFile {
  serial += 1;
  const partial = join(dirname(path), `.${basename(path)}.${process.pid}.${serial}`);
  const drop = () => rmSync(partial, { force: true });
  try {
    writeFileSync(partial, content);
  } catch (error) {
    drop();
    throw error;
  }
  return { appear: () => renameSync(partial, path), drop };
}

/** Writes a file so that it appears whole. Leaves nothing behind when the system refuses, and throws its error. */
export function writeWhole(path: string, content: string | Buffer): void {
  const file = prepareWhole(path, content);
  try {
    file.appear();
  } catch (error) {
    file.drop();
    throw error;
  }
}
