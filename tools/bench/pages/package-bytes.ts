import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Chunk } from '../../../build/core/chunk';
import { firstChunks } from '../first-load';
import { alignedTable, kilobytes, type Row } from '../tables';
import { packageOf } from './package-of';
import { runNode } from './ref-sites';

/** A script of the app and what it was made of; bytes. */
export interface ModuleChunk extends Pick<Chunk, 'file' | 'source' | 'isEntry' | 'imports'> {
  brotli: number;
  /** `renderedLength` is before minifying. */
  modules: { id: string; renderedLength: number }[];
}

/** Bytes of brotli by package, for each address. */
export type PackageBytes = Record<string, Record<string, number>>;

const addresses = ['login', 'dashboard'];
/** Smaller packages are told together; bytes. */
const least = 300;

/**
 * The script of the first loads, by package. Compiles the app of a folder for this, because a build does not keep what
 * its files are made of.
 *
 * @param work a name for new files
 */
export async function packageBytes(root: string, work: string): Promise<PackageBytes> {
  const file = `${work}.json`;
  await runNode(root, [fileURLToPath(new URL('./modules-process.ts', import.meta.url)), work, file]);
  const chunks = JSON.parse(await readFile(file, 'utf8')) as ModuleChunk[]; // by modules-process.ts
  return Object.fromEntries(
    addresses.map((address) => [`/${address}`, bytesByPackage(firstChunks(chunks, address))]),
  );
}

/** A chunk's brotli bytes are shared out by the length of its modules. */
export function bytesByPackage(chunks: readonly ModuleChunk[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { brotli, modules } of chunks) {
    const whole = modules.reduce((sum, { renderedLength }) => sum + renderedLength, 0);
    for (const { id, renderedLength } of modules) {
      if (renderedLength === 0) continue;
      const name = packageOf(id);
      bytes[name] = (bytes[name] ?? 0) + (brotli * renderedLength) / whole;
    }
  }
  return bytes;
}

/** In kB of 1000 bytes, the heaviest package first. */
export function bytesTable(here: PackageBytes, there?: PackageBytes, against = ''): string {
  const columns = Object.entries(here).flatMap(([address, bytes]) => [
    { head: address, bytes },
    ...(there ? [{ head: `${address} ${against}`, bytes: there[address] ?? {} }] : []),
  ]);
  const heaviest = (name: string) => Math.max(...columns.map(({ bytes }) => bytes[name] ?? 0));
  const names = [...new Set(columns.flatMap(({ bytes }) => Object.keys(bytes)))].sort(
    (one, other) => heaviest(other) - heaviest(one),
  );
  const told = names.filter((name) => heaviest(name) >= least);
  const row = (name: string, of: readonly string[]): Row => [
    name,
    ...columns.map(({ bytes }) => kilobytes(of.reduce((sum, each) => sum + (bytes[each] ?? 0), 0))),
  ];
  return alignedTable(
    'Script of the first load by package, kB of brotli (a file’s bytes shared out by its modules’ length)',
    [
      ['', ...columns.map(({ head }) => head)],
      ...told.map((name) => row(name, [name])),
      row(
        'others',
        names.filter((name) => heaviest(name) < least),
      ),
      row('all', names),
    ],
  );
}
