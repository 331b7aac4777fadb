import type { Chunk } from '../core/chunk';
import type { Core } from '../core/core';
import { oncePer } from '../core/once-per';
import type { SharedFile } from '../core/site-file';

/**
 * The shared files that a site carries. Files that only switched-off roots reach are left out. Files that no root
 * reaches stay, because workers and files of `public/` are not in the graph.
 *
 * @param isOff whether the merchant's site does without a module that has a chunk of its own
 */
export function carriedFiles(core: Core, isOff: (source: string) => boolean): SharedFile[] {
  const offRoots = core.chunks.filter(
    ({ isDynamicEntry, source }) => isDynamicEntry && source !== undefined && isOff(source),
  );
  const known = carriedBefore(core);
  const key = offRoots.map(({ file }) => file).join();
  const carried = known.get(key) ?? filesWithout(core, offRoots);
  known.set(key, carried);
  return carried;
}

/** Most malls switch off the same areas as some other one. */
const carriedBefore = oncePer((_core: Core) => new Map<string, SharedFile[]>());

function filesWithout(core: Core, offRoots: readonly Chunk[]): SharedFile[] {
  const chunks = new Map(core.chunks.map((chunk) => [chunk.file, chunk]));
  const wanted = reach(
    core.chunks.filter(({ isEntry }) => isEntry),
    chunks,
    (chunk) => !offRoots.includes(chunk),
  );
  const unwanted = reach(offRoots, chunks, () => true);
  const dropped = new Set([...unwanted].filter((file) => !wanted.has(file)));
  return core.files.filter(({ path }) => !dropped.has(path.replace(/\.(br|gz)$/, '')));
}

/** Every file that these chunks can load. A dynamic import counts only where `follow` allows it. */
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
