import type { Chunk } from './chunk';
import { loadedChunks, stylesOf } from './loaded-chunks';
import { routeAddress } from './route-address';

/** What a page loads of the core, as paths inside the site. */
export interface PageLinks {
  scripts: string[];
  /** Style sheets of the entry, whose rules stand in the page itself. */
  styles: string[];
  /** Scripts that are fetched before anything asks for them. */
  preloads: string[];
  /** What the screens for customers load beside that, by the first segment of their address. */
  screens: Readonly<Record<string, readonly string[]>>;
}

/** The entry with everything it imports, the login screen among it; other screens load when they are asked for. */
export function pageLinks(chunks: readonly Chunk[]): PageLinks {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const loaded = loadedChunks(chunks, entries);
  return {
    scripts: entries.map(({ file }) => file),
    styles: stylesOf(loaded),
    preloads: loaded.map(({ file }) => file),
    screens: screenFiles(chunks, loaded),
  };
}

/** Areas with a switch are not among them: a site may be without their files. */
function screenFiles(chunks: readonly Chunk[], known: readonly Chunk[]): Record<string, string[]> {
  const knownStyles = stylesOf(known);
  const files: Record<string, string[]> = {};
  for (const route of chunks) {
    const address = customerRoute.test(route.source ?? '') && routeAddress(route.source ?? '');
    if (!address) continue;
    const loaded = loadedChunks(chunks, [route]).filter((chunk) => !known.includes(chunk));
    const styles = stylesOf(loaded).filter((style) => !knownStyles.includes(style));
    files[address] = [...new Set([...(files[address] ?? []), ...loaded.map(({ file }) => file), ...styles])];
  }
  return files;
}

const customerRoute = /^src\/routes\/_customer\..*\?tsr-split=component/;
