import { z } from 'zod';
import type { RouteScreens } from './route-screens';

/** A script that the compile emitted, and what it pulls in; every name is a path inside the site. */
export const chunkSchema = z.object({
  file: z.string(),
  /**
   * The module that it was made for, relative to the project's root, such as `src/features/offers/offers-screen.tsx`.
   * For a route whose area can be switched off, this is its screen.
   */
  source: z.string().optional(),
  isEntry: z.boolean(),
  isDynamicEntry: z.boolean(),
  imports: z.array(z.string()),
  dynamicImports: z.array(z.string()),
  /** Style sheets and other files it needs. */
  assets: z.array(z.string()),
});
export type Chunk = z.infer<typeof chunkSchema>;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    src: z.string().optional(),
    isEntry: z.boolean().default(false),
    isDynamicEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

/**
 * The chunks of Vite's build manifest, with its keys replaced by file names: the keys of modules outside the project
 * depend on how deep its folder lies, and sites must not. Throws `ZodError` when Vite changes its manifest.
 */
export function chunksOf(manifest: unknown, screens: RouteScreens): Chunk[] {
  const entries = manifestSchema.parse(manifest);
  const filesOf = (keys: readonly string[]) => unique(keys.flatMap((key) => entries[key]?.file ?? []));
  return Object.values(entries)
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, src, isEntry, isDynamicEntry, imports, dynamicImports, css, assets }) => ({
      file,
      ...(src?.startsWith('src/') ? { source: screens[src] ?? src } : {}),
      isEntry,
      isDynamicEntry,
      imports: filesOf(imports),
      dynamicImports: filesOf(dynamicImports),
      assets: unique([...css, ...assets]),
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

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
