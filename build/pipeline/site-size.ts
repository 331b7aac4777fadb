import type { SiteFile } from '../core/site-file';

/** Bytes of all files of a site, of those that no other mall has, and of its typeface. */
export interface SiteSize {
  total: number;
  own: number;
  font: number;
}

/** Files without bytes of their own are shared with other malls. */
export function sizeOf(files: readonly SiteFile[]): SiteSize {
  const sum = (some: readonly SiteFile[]) => some.reduce((total, { size }) => total + size, 0);
  const made = files.filter((file) => 'bytes' in file);
  const fonts = made.filter(({ path }) => path.endsWith('.woff2'));
  return { total: sum(files), own: sum(made) - sum(fonts), font: sum(fonts) };
}
