import sharp from 'sharp';
import type { Memo } from '../core/memo';
import { pngSize } from './picture';

/** The longer side of a PNG in a site, in px. No screen shows a logo larger. */
export const longestSide = 1024;

/** A PNG as sites carry it: unchanged when it is small enough, or else drawn smaller. */
export function storedPng(bytes: Buffer, memo: Memo): Promise<Buffer> {
  const { width = 0, height = 0 } = pngSize(bytes) ?? {};
  if (Math.max(width, height) <= longestSide) return Promise.resolve(bytes);
  return memo([`stored png 1 ${sharp.versions.vips ?? ''}`, bytes], () =>
    sharp(bytes)
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}
