import { isPhotoPath } from '@/lib/photo-path';
import { isCopy, type MadeFile, madeFile, sha256 } from './site-file';

/** The compiled service worker has this text where the list of the shared files goes. */
const openPoint = 'self.__WB_MANIFEST';

/**
 * The service worker's code, as an asset that all sites share, with the list of the assets that sites may carry. Throws
 * unless it has exactly one place for the list. With none it would keep no file. With two it would fetch everything
 * twice.
 */
export function workerCode(compiled: string, files: readonly { path: string }[]): MadeFile {
  const [before, after, ...more] = compiled.split(openPoint);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The compiled service worker must name ${openPoint} exactly once.`);
  }
  const list = files.filter(isKeptAsset).map(({ path }) => `/${path}`);
  const code = `${before}${JSON.stringify(list.sort())}${after}`;
  return madeFile(`assets/service-worker-${sha256(code).slice(0, 16)}.js`, code);
}

/** Assets that the app may need offline: all but compressed copies, and photos, which stay on the phone once they were seen. */
export function isKeptAsset({ path }: { path: string }): boolean {
  return path.startsWith('assets/') && !isCopy(path) && !isPhotoPath(path);
}
