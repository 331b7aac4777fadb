import { perObject } from '@/lib/per-object';
import { type Chunk, loadedChunks, stylesOf } from './chunk';
import { routeAddress } from './route-address';

/** The files of the core that a page loads, as paths inside the site. */
export interface PageLinks {
  scripts: string[];
  /** Style sheets of the entry and of the login screen. Their rules are inline in the page. */
  styles: string[];
  /** Scripts that are fetched before anything asks for them. */
  preloads: string[];
  /** What the login and each screen for customers load in addition, by the first segment of the address. */
  screens: Readonly<Record<string, readonly string[]>>;
  /** What restores the data of an earlier visit. */
  restoring: readonly string[];
}

/** The entry with everything that it imports. Screens load on demand. */
export const pageLinks = perObject((chunks: readonly Chunk[]): PageLinks => {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const loaded = loadedChunks(chunks, entries);
  const styles = stylesOf(loadedChunks(chunks, [...entries, ...chunks.filter(isLogin)]));
  return {
    scripts: entries.map(({ file }) => file),
    styles,
    preloads: loaded.map(({ file }) => file),
    screens: screenFiles(chunks, loaded, styles),
    restoring: restoringFiles(chunks, loaded),
  };
});

/**
 * Areas that can be switched off are left out, because a site may lack their files.
 *
 * @param known chunks that every page loads
 * @param inline style sheets whose rules are in the page
 */
function screenFiles(
  chunks: readonly Chunk[],
  known: readonly Chunk[],
  inline: readonly string[],
): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const route of chunks) {
    const address = startedRoute.test(route.source ?? '') && routeAddress(route.source ?? '');
    if (!address) continue;
    const loaded = loadedChunks(chunks, [route]).filter((chunk) => !known.includes(chunk));
    const styles = stylesOf(loaded).filter((style) => !inline.includes(style));
    files[address] = [...new Set([...(files[address] ?? []), ...loaded.map(({ file }) => file), ...styles])];
  }
  return files;
}

function restoringFiles(chunks: readonly Chunk[], known: readonly Chunk[]): string[] {
  const roots = chunks.filter(({ file }) => /^assets\/kept-.{8}\.js$/.test(file)); // see chunk-groups.ts
  return loadedChunks(chunks, roots)
    .filter((chunk) => !known.includes(chunk))
    .map(({ file }) => file);
}

function isLogin({ source = '' }: Chunk): boolean {
  return startedRoute.test(source) && routeAddress(source) === 'login';
}

/** Routes whose screens the page's script may start (src/app/page/page-script.ts). */
const startedRoute = /^src\/routes\/(_customer\.|_visitor\.login).*\?tsr-split=component/;
