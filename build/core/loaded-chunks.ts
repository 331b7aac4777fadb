import type { Chunk } from './chunk';

/** The chunks, and everything that they import statically, in the order of loading. */
export function loadedChunks<C extends Pick<Chunk, 'file' | 'imports'>>(
  chunks: readonly C[],
  roots: readonly C[],
): C[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const reached = new Set(roots);
  for (const chunk of reached) {
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

/** Style sheets of chunks, each once. */
export function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ assets }) => assets.filter((asset) => asset.endsWith('.css'))))];
}
