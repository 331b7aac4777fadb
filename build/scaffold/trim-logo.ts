import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hexOf } from '@/lib/color';
import { isTooLarge, leastSide } from '../config/logo/picture-findings';
import { pictureFormat } from '../pictures/picture';
import { longestSide } from '../pictures/png-logo';
import { Failure, UsageError } from '../shared/failure';
import { makeFolder } from '../shared/make-folder';
import { readBytes } from './own-files';

/** A margin is worth a question when less than this share of the picture is left without it. */
const worthwhile = 0.9;

/** A PNG logo without its margin. */
export interface Trim {
  trimmed: Buffer;
  /** What goes, in words. */
  text: string;
  /** A PNG that shows what goes. */
  picture: Buffer;
}

/**
 * What trimming a logo would do, with a picture of it, because an opaque margin goes too and may belong to the logo.
 * `undefined` for a logo without a margin, an SVG, a damaged file, and where too little would be left.
 */
export async function trimOf(logo: Buffer): Promise<Trim | undefined> {
  if (pictureFormat(logo) !== 'png' || isTooLarge(logo)) return undefined;
  return trimmed(logo).catch(() => undefined); // the check of the logo says what is wrong with it
}

/** The path of a file with the picture of what goes, for a person at a terminal. The next one takes its place. */
export async function pictureOfTrim({ picture }: Trim, cache: string): Promise<string> {
  const folder = join(cache, 'trim');
  makeFolder(folder);
  const path = join(folder, 'what-goes.png');
  await writeFile(path, picture);
  return path;
}

/** Throws `UsageError` without a logo, and `Failure` when there is nothing to trim, so that nobody believes it was done. */
export async function wantedTrim(logo: string | undefined): Promise<Trim> {
  if (logo === undefined) throw new UsageError('--logo is missing: --trim cuts the margin of that file off.');
  const trim = await trimOf(await readBytes('logo', logo));
  if (trim) return trim;
  throw new Failure(
    `There is nothing to trim. --trim is for a PNG logo with a margin, if at least ${leastSide} px are left without it.`,
  );
}

async function trimmed(logo: Buffer): Promise<Trim | undefined> {
  const { width, height } = await sharp(logo).metadata();
  const { data, info } = await sharp(logo).trim().png().toBuffer({ resolveWithObject: true });
  if (info.width * info.height > worthwhile * width * height) return undefined;
  if (Math.max(info.width, info.height) < leastSide) return undefined;
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const picture = await drawn(logo, { width, height }, { left, top, ...info });
  const ground = await cornerOf(logo);
  const margin = ground
    ? `an opaque margin of ${ground} goes, which may belong to the logo`
    : 'a margin that shows nothing goes';
  const text = `Trimming leaves ${info.width} × ${info.height} of ${width} × ${height} px: ${margin}.`;
  return { trimmed: data, text, picture };
}

/** In px. */
interface Size {
  width: number;
  height: number;
}

/** The logo with its margin in red. */
async function drawn(logo: Buffer, { width, height }: Size, kept: Size & { left: number; top: number }) {
  const small = await sharp(logo)
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const inner = `M${kept.left} ${kept.top}h${kept.width}v${kept.height}h${-kept.width}z`;
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${small.info.width}" height="${small.info.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="M0 0h${width}v${height}H0z${inner}" fill="#d92c2c" fill-opacity=".4" fill-rule="evenodd"/></svg>`;
  return sharp(small.data)
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toBuffer();
}

/** The colour of the first pixel, or `undefined` where it shows nothing. */
async function cornerOf(logo: Buffer): Promise<string | undefined> {
  const corner = sharp(logo).extract({ left: 0, top: 0, width: 1, height: 1 });
  const [red = 0, green = 0, blue = 0, opacity = 0] = await corner.ensureAlpha().raw().toBuffer();
  if (opacity < 128) return undefined;
  return hexOf([red, green, blue]);
}
