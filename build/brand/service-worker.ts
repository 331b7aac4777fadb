import type { FileEntry } from '../core/site-file';

/** The compiled service worker has this text where the precache list goes. */
const openPoint = 'self.__WB_MANIFEST';

interface PrecacheEntry {
  url: string;
  /** Tells versions of a file apart. `null` where the name carries a hash. */
  revision: string | null;
}

/**
 * The compiled service worker, with this site's precache list filled in. Throws unless it has exactly one place for the
 * list. With none it would fail in every browser. With two it would fetch everything twice.
 */
export function filledServiceWorker(compiled: string, files: readonly FileEntry[]): string {
  const [before, after, ...more] = compiled.split(openPoint);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The compiled service worker must name ${openPoint} exactly once.`);
  }
  return `${before}${JSON.stringify(precacheList(files))}${after}`;
}

/**
 * Every file that the app may need offline. Compressed copies and files for servers, launchers and crawlers are left
 * out.
 */
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
