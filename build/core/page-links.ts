import type { Chunk } from './chunk';
import { routeAddress } from './route-address';

/** What a page loads of the core, as paths inside the site. */
export interface PageLinks {
  scripts: string[];
  /** Style sheets of the entry, whose rules stand in the page itself. */
  styles: string[];
  /** Scripts that are fetched before anything asks for them. */
  preloads: string[];
  /** Style sheets of the screen that most first visits show. */
  preloadStyles: string[];
}

/** Where a visitor lands who opens a mall for the first time; its code is preloaded. */
const landingAddress = 'login';

/** The entry with everything it imports, and the landing screen's chunks. */
export function pageLinks(chunks: readonly Chunk[]): PageLinks {
  const entries = closure(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const landing = closure(chunks, chunks.filter(isLanding));
  const styles = stylesOf(entries);
  return {
    scripts: entries.filter(({ isEntry }) => isEntry).map(({ file }) => file),
    styles,
    preloads: [...new Set([...entries, ...landing].map(({ file }) => file))],
    preloadStyles: stylesOf(landing).filter((style) => !styles.includes(style)),
  };
}

function isLanding({ source, isDynamicEntry }: Chunk): boolean {
  return isDynamicEntry && source !== undefined && routeAddress(source) === landingAddress;
}

/** The chunks and all that they import statically, in the order of loading. */
function closure(chunks: readonly Chunk[], roots: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const reached = new Set<Chunk>(roots);
  for (const chunk of reached) {
    for (const file of chunk.imports) {
      const imported = byFile.get(file);
      if (imported) reached.add(imported);
    }
  }
  return [...reached];
}

function stylesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap(({ assets }) => assets.filter((asset) => asset.endsWith('.css'))))];
}
