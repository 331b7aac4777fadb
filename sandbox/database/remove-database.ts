import { rm } from 'node:fs/promises';
import { filePathOf } from './file-path';

/** Deletes a database that is a file, with what SQLite keeps beside it. False where the address is no file. */
export async function removeDatabase(address: string): Promise<boolean> {
  const file = filePathOf(address);
  if (file === undefined) return false;
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(file + suffix, { force: true });
  return true;
}
