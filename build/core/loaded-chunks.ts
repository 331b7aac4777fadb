import type { Chunk } from './chunk';

/** The chunks, and everything that they load, in that order: what they import statically, or the files that `needs` names. */
export function loadedChunks<C extends Pick<Chunk, 'file' | 'imports'>>(
  chunks: readonly C[],
  roots: readonly C[],
  needs: (chunk: C) => readonly string[] = ({ imports }) => imports,
): C[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const reached = new Set(roots);
  for (const chunk of reached) {
    for (const file of needs(chunk)) {
      const needed = byFile.get(file);
      if (needed) reached.add(needed);
    }
  }
  return [...reached];
}

/** Style sheets of chunks, each once. */
export function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ assets }) => assets.filter((asset) => asset.endsWith('.css'))))];
}
