import { rm } from 'node:fs/promises';
import { filePathOf } from './file-path';

/**
 * Deletes the file of a database, and the files that SQLite keeps beside it. False if the address does not name a file.
 */
export async function removeDatabase(address: string): Promise<boolean> {
  const file = filePathOf(address);
  if (file === undefined) return false;
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(file + suffix, { force: true });
  return true;
}
