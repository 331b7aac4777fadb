import { isPhotoPath } from '@/lib/photo-path';
import { buildRecordPath } from '../brand/build-json';
import type { SiteFile } from '../core/site-file';

/** What a mall's own files may weigh together, in bytes, as `SiteSize` counts them (docs/decisions/0066-own-bytes.md). */
export const ownLimit = 150_000;

/**
 * Bytes of all files of a site, of those that no other mall has, and of its typeface. No shopper loads the pictures for
 * sharing and installing, nor the build's record, which grows with the app; a photo waits for the rest.
 */
export interface SiteSize {
  total: number;
  own: number;
  font: number;
}

/** Files without bytes of their own are shared with other malls. */
export function sizeOf(files: readonly SiteFile[]): SiteSize {
  const sum = (some: readonly SiteFile[]) => some.reduce((total, { size }) => total + size, 0);
  const made = files.filter((file) => 'bytes' in file);
  const loaded = made.filter(
    ({ path }) => !/^(share\.|screenshots\/)/.test(path) && !isPhotoPath(path) && path !== buildRecordPath,
  );
  const fonts = made.filter(({ path }) => path.endsWith('.woff2'));
  return { total: sum(files), own: sum(loaded) - sum(fonts), font: sum(fonts) };
}

/** Whether a mall's own files are within the limit. */
export function isSmall({ own }: Pick<SiteSize, 'own'>): boolean {
  return own <= ownLimit;
}

/** Such as `146 kB`. A build, the page of all malls and the bench say the same. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
