import type { Chunk } from '../core/chunk';
import type { Core } from '../core/core';
import type { SharedFile } from '../core/site-file';

/**
 * The shared files that a site carries: all but those that only switched-off roots reach. What no root accounts for
 * stays, because workers and files of `public/` are not in the graph.
 *
 * @param isOff tells for the module that a chunk was split off for whether the merchant does without it
 */
export function carriedFiles(core: Core, isOff: (source: string) => boolean): SharedFile[] {
  const chunks = new Map(core.chunks.map((chunk) => [chunk.file, chunk]));
  const isOffRoot = ({ isDynamicEntry, source }: Chunk) =>
    isDynamicEntry && source !== undefined && isOff(source);
  const offRoots = core.chunks.filter(isOffRoot);
  const wanted = reach(
    core.chunks.filter(({ isEntry }) => isEntry),
    chunks,
    (chunk) => !isOffRoot(chunk),
  );
  const unwanted = reach(offRoots, chunks, () => true);
  const dropped = new Set([...unwanted].filter((file) => !wanted.has(file)));
  return core.files.filter(({ path }) => !dropped.has(path.replace(/\.(br|gz)$/, '')));
}

/** Every file that loading these chunks can lead to; a dynamic import is followed only where `follow` allows it. */
function reach(
  roots: readonly Chunk[],
  chunks: ReadonlyMap<string, Chunk>,
  follow: (chunk: Chunk) => boolean,
): Set<string> {
  const reached = new Set<string>();
  const pending = [...roots];
  for (let chunk = pending.pop(); chunk; chunk = pending.pop()) {
    if (reached.has(chunk.file)) continue;
    reached.add(chunk.file);
    for (const file of chunk.assets) reached.add(file);
    pending.push(...found(chunk.imports, chunks), ...found(chunk.dynamicImports, chunks).filter(follow));
  }
  return reached;
}

function found(files: readonly string[], chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  return files.flatMap((file) => chunks.get(file) ?? []);
}
