import type { FileEntry } from '../core/site-file';

/** What the compile leaves where the precache list goes. */
const openPoint = 'self.__WB_MANIFEST';

interface PrecacheEntry {
  url: string;
  /** What tells versions apart where the address does not; `null` for hashed names. */
  revision: string | null;
}

/**
 * The compiled service worker with this site's precache list in it. Throws when the place for the list is not there
 * exactly once: unfilled it would fail in every browser, and filled twice it would fetch everything twice.
 */
export function filledServiceWorker(compiled: string, files: readonly FileEntry[]): string {
  const [before, after, ...more] = compiled.split(openPoint);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The compiled service worker must name ${openPoint} exactly once.`);
  }
  return `${before}${JSON.stringify(precacheList(files))}${after}`;
}

/** Everything that the app may ask for offline: no compressed copies, nothing for servers, launchers or crawlers. */
export function precacheList(files: readonly FileEntry[]): PrecacheEntry[] {
  return files
    .filter(
      ({ path }) => /^(assets\/.*|index\.html|manifest\.webmanifest)$/.test(path) && !/\.(br|gz)$/.test(path),
    )
    .map(({ path, sha256 }) => ({
      url: `/${path}`,
      revision: path.startsWith('assets/') ? null : sha256.slice(0, 16),
    }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}
