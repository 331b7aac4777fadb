import { fileURLToPath } from 'node:url';

/** The file of a database's address. Undefined if the address does not name a file. */
export function filePathOf(address: string): string | undefined {
  if (!address.startsWith('file:')) return undefined;
  return address.startsWith('file://') ? fileURLToPath(address) : address.slice('file:'.length);
}
