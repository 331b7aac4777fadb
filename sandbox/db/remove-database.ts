import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Deletes a database that is a file, with what SQLite keeps beside it. False where the address is no file. */
export async function removeDatabase(address: string): Promise<boolean> {
  if (!address.startsWith('file:')) return false;
  const file = address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(file + suffix, { force: true });
  return true;
}
