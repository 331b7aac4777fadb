import { createHash } from 'node:crypto';
import { type ImageType, imageTypeOf } from '../noun/image-type';
import { refuse } from '../noun/refusal';

/** A file that was handed in and is fit to be kept. */
export interface SentImage {
  /** As the device called it. */
  name: string;
  type: ImageType;
  content: Buffer;
  /** SHA-256 of the content. */
  hash: string;
}

/** Bytes that one file of a short bill may have. */
const largestShort = 10_485_760;
/** Bytes under which the files of a long bill stay together. */
const tooMuchLong = 20_971_520;

/** Reads the files of a bill. Refuses what is empty, too large, or no picture or PDF by its content. */
export async function checkFiles(type: 'short' | 'long', files: readonly Blob[]): Promise<SentImage[]> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (type === 'short' && files.some(({ size }) => size > largestShort)) {
    refuse(102, 'Cannot upload! Image size is large.');
  }
  if (type === 'long' && total >= tooMuchLong) refuse(102, 'Images size exceeding allowed limit!');
  return Promise.all(files.map(checkFile));
}

async function checkFile(file: Blob): Promise<SentImage> {
  const content = Buffer.from(await file.arrayBuffer());
  if (content.length === 0) refuse(102, 'The file is empty.');
  const type = imageTypeOf(content) ?? refuse(102, 'Image file format is wrong');
  return { name: nameOf(file), type, content, hash: createHash('sha256').update(content).digest('hex') };
}

/** Without folders and signs that do not show, and not longer than a list can hold. */
function nameOf(file: Blob): string {
  const given = file instanceof File ? file.name : '';
  const name = given.replace(/^.*[/\\]/, '').replace(/\p{C}/gu, '');
  return name.length > longestName ? `${name.slice(0, longestName - 8)}${name.slice(-8)}` : name || 'bill';
}

const longestName = 120;
