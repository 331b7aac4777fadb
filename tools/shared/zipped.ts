import { zipSync } from 'fflate';

/** Files by their names or paths. */
export type NamedBytes = Iterable<readonly [name: string, bytes: Buffer]>;

/** A folder of this name with these files, as a zip file. The same files give the same bytes. */
export function zipped(folder: string, files: NamedBytes): Uint8Array {
  const entries = Array.from(files, ([name, bytes]) => [`${folder}/${name}`, new Uint8Array(bytes)]);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}
