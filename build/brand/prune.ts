import { type Chunk, loadedChunks } from '../core/chunk';
import type { Core } from '../core/core';
import type { SharedFile } from '../core/site-file';

/**
 * The shared files that a site carries. Files that only switched-off roots reach are left out. Files that no root
 * reaches stay, because workers and files of `public/` are not in the graph.
 *
 * @param isOff whether the merchant's site does without a module that has a chunk of its own
 */
export function carriedFiles({ chunks, files }: Core, isOff: (source: string) => boolean): SharedFile[] {
  const offRoots = chunks.filter(
    ({ isDynamicEntry, source }) => isDynamicEntry && source !== undefined && isOff(source),
  );
  const off = new Set(offRoots.map(({ file }) => file));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const wanted = filesOf(
    loadedChunks(chunks, entries, ({ imports, dynamicImports }) => [
      ...imports,
      ...dynamicImports.filter((file) => !off.has(file)),
    ]),
  );
  const unwanted = filesOf(
    loadedChunks(chunks, offRoots, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
  );
  return files.filter(({ path }) => {
    const file = path.replace(/\.(br|gz)$/, '');
    return wanted.has(file) || !unwanted.has(file);
  });
}

/** The files of chunks, with their style sheets and pictures. */
function filesOf(chunks: readonly Chunk[]): ReadonlySet<string> {
  return new Set(chunks.flatMap(({ file, assets }) => [file, ...assets]));
}
