import type { Chunk } from './chunk';
import { loadedChunks, stylesOf } from './loaded-chunks';

/** What a page loads of the core, as paths inside the site. */
export interface PageLinks {
  scripts: string[];
  /** Style sheets of the entry, whose rules stand in the page itself. */
  styles: string[];
  /** Scripts that are fetched before anything asks for them. */
  preloads: string[];
}

/** The entry with everything it imports, the login screen among it; other screens load when they are asked for. */
export function pageLinks(chunks: readonly Chunk[]): PageLinks {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const loaded = loadedChunks(chunks, entries);
  return {
    scripts: entries.map(({ file }) => file),
    styles: stylesOf(loaded),
    preloads: loaded.map(({ file }) => file),
  };
}
