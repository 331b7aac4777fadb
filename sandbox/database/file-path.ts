import { fileURLToPath } from 'node:url';

/** The file behind a database's address; undefined where the address is no file. */
export function filePathOf(address: string): string | undefined {
  if (!address.startsWith('file:')) return undefined;
  return address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);
}
