import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { canonicalJson } from '../brand/hash-merchant';
import type { Merchant, Screenshot } from '../brand/merchant';
import { sha256 } from '../core/site-file';
import { type FileFindings, type Finding, fileError, fileWarning } from '../diagnostics/finding';
import { type MerchantFile, readMerchantFile } from '../diagnostics/read-merchant-file';
import { pictureFormat, pngSize } from '../pictures/picture';
import type { ReadFile } from './load-assets';

/** What `mall pictures` writes into a mall's folder, beside `share.png` (docs/brand.md#pictures). */
export const screenshotsFolder = 'screenshots';
export const posterName = 'poster.pdf';
export const picturesName = 'pictures.json';

const maxScreenshotBytes = 1_000_000;
export const maxRecordBytes = 20_000;
/** One with a photo may be large. */
export const maxPosterBytes = 50_000_000;

/** `pictures.json`: the hash of the look that the pictures show, and of each file that the command wrote, by its path. */
const recordSchema = z.object({ look: z.string(), files: z.record(z.string(), z.string()) });
export type PicturesRecord = z.infer<typeof recordSchema>;

/** A hash of everything of a mall that its pictures show. A new version of the app's own screens does not count. */
export function lookHash({ config, logo, photo, typeface, headline }: Omit<Merchant, 'id'>): string {
  const { name, program, description, hosts, theme, screens, menu, share, words, texts } = config;
  const shown = { name, program, description, host: hosts[0], theme, screens, menu, texts, words };
  const rest = { language: config.manifest.language, title: share.title, text: share.text };
  const fonts = [typeface, headline].flatMap((each) => each?.files.map(({ bytes }) => sha256(bytes)) ?? []);
  return sha256(canonicalJson([shown, rest, sha256(logo), ...fonts, ...(photo ? [sha256(photo)] : [])]));
}

/** The record of the pictures in a folder. `undefined` where there is none, or one that the command has not written. */
export function picturesRecord(file: MerchantFile): PicturesRecord | undefined {
  return 'bytes' in file ? recordSchema.safeParse(parsedJson(file.bytes.toString())).data : undefined;
}

/** The pictures of the install dialog, in the order of their names, and what is wrong with the files there, by path. */
export async function readScreenshots(
  read: ReadFile,
  folder: string,
): Promise<{ screenshots: Screenshot[]; files: FileFindings[] }> {
  const names = await readdir(join(folder, screenshotsFolder)).catch(() => []);
  const screenshots: Screenshot[] = [];
  const files: FileFindings[] = [];
  for (const own of names.filter((each) => !each.startsWith('.')).sort()) {
    const path = `${screenshotsFolder}/${own}`;
    const file = /^[\w-][\w.-]*\.png$/.test(own) ? await read(path, maxScreenshotBytes) : undefined;
    const size =
      file && 'bytes' in file && pictureFormat(file.bytes) === 'png' ? pngSize(file.bytes) : undefined;
    if (file && 'bytes' in file && size && fits(size)) screenshots.push({ path, bytes: file.bytes, ...size });
    else files.push([path, [file && 'finding' in file ? file.finding : refused(own, size)]]);
  }
  return { screenshots, files };
}

/** The files that a copy of a mall's folder needs beside those that `merchant.json` may name, by their paths. */
export async function picturesBeside(folder: string): Promise<[path: string, bytes: Buffer][]> {
  const read = async (name: string, most: number) => readMerchantFile(folder, name, most);
  const { screenshots } = await readScreenshots(read, folder);
  const poster = await read(posterName, maxPosterBytes);
  return [
    ...screenshots.map(({ path, bytes }): [string, Buffer] => [path, bytes]),
    ...('bytes' in poster ? [[posterName, poster.bytes] satisfies [string, Buffer]] : []),
  ];
}

type Size = Pick<Screenshot, 'width' | 'height'>;

/** What Chrome shows in its install dialog (https://developer.chrome.com/docs/android/trusted-web-activity/integration-guide). */
function fits({ width, height }: Size): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= 320 && long <= 3840 && long <= 2.3 * short;
}

function refused(name: string, size: Size | undefined): Finding {
  if (!size) {
    const message = `${screenshotsFolder}/ holds PNG pictures alone, and ${name} is none.`;
    return fileWarning(message, 'move it to another place, or delete it');
  }
  const message = `${name} has ${size.width} × ${size.height} px, which no install dialog shows.`;
  return fileError(
    message,
    'each side must have 320 to 3840 px, and the longer at most 2.3 times the shorter',
  );
}
