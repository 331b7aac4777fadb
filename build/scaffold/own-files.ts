import { open } from 'node:fs/promises';
import { maxPngBytes } from '../config/load-assets';
import { isTooLarge } from '../config/logo/picture-findings';
import { noMemo } from '../core/memo';
import { pictureFormat } from '../pictures/picture';
import { storedPng } from '../pictures/png-logo';
import { Failure } from '../shared/failure';
import { sizeText } from '../shared/words';
import type { FileAnswer } from './questions';
import { fromHome } from './typed-path';

/** A file of the mall, with the name that it gets in the folder. */
export interface OwnFile {
  name: string;
  bytes: Buffer;
  /** Where it came from, for messages. */
  path: string;
}

export type OwnFiles = Partial<Record<FileAnswer | 'font', OwnFile>>;

/** More than any picture that a check accepts; the check itself names the exact limit. */
const mostBytes = 20_000_000;

/**
 * Reads a file that a person names. A picture's first bytes decide about the ending of its name, and a large PNG is
 * drawn smaller. Throws `Failure` when there is no such file.
 */
export async function readOwnFile(key: keyof OwnFiles, path: string): Promise<OwnFile> {
  return ownFile(key, path, await readBytes(key, path));
}

/** A file of the mall from its bytes. */
export async function ownFile(key: keyof OwnFiles, path: string, read: Buffer): Promise<OwnFile> {
  const isPng = pictureFormat(read) === 'png';
  const drawn = isPng && !isTooLarge(read) ? await storedPng(read, noMemo).catch(() => read) : read;
  const bytes = drawn.length > maxPngBytes ? read : drawn; // the check names a damaged or huge one, as the person knows it
  return { name: `${key}.${key === 'font' ? 'woff2' : pictureFormat(bytes)}`, bytes, path };
}

/** Throws `Failure` when there is no such file, or a huge one. */
export async function readBytes(key: keyof OwnFiles, path: string): Promise<Buffer> {
  const file = await open(fromHome(path), 'r').catch(() => undefined);
  try {
    const status = await file?.stat();
    if (!file || !status)
      throw new Failure(`There is no ${key} at ${cut(path)}. Give the path of a file that is there.`);
    if (!status.isFile())
      throw new Failure(`${path} is not a file. Give the path of the file of the ${key}.`);
    if (status.size > mostBytes) {
      const size = `${sizeText(status.size)}; at most ${sizeText(mostBytes)} are allowed`;
      throw new Failure(
        `${path} has ${size}. Is it a photo? Ask the mall for an SVG, or a PNG with 1,024 px.`,
      );
    }
    return await file.readFile();
  } finally {
    await file?.close();
  }
}

/** Enough of a path for a message. Somebody may paste a whole text. */
function cut(path: string): string {
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
}

const longestPath = 300;

/** Whether an answer about the typeface is the path of a file. */
export function isOwnFont(font = ''): boolean {
  return font.endsWith('.woff2');
}
