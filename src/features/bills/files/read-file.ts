import { type PhotoHint, preparePhoto } from '../photos/prepare-photo';
import { fileKind, mimeTypes } from './file-kind';

/** A file that a shopper has picked, ready to be sent. */
export interface ReadFile {
  /** What is sent, with every attempt. */
  file: File;
  isPdf: boolean;
  /** SHA-256 of the file as it was picked; '' where the browser cannot tell. */
  hash: string;
  /** What the look at the photo found. */
  hints: PhotoHint[];
}

/** Why a file cannot be one of a bill. */
export type FileProblem = 'unreadableFile' | 'wrongFormat';

/** Reads a picked file, once and for all: it may be gone from the device before it is sent. */
export async function readFile(picked: File): Promise<ReadFile | FileProblem> {
  let content: ArrayBuffer;
  try {
    content = await picked.arrayBuffer();
  } catch {
    return 'unreadableFile';
  }
  const kind = fileKind(content);
  if (!kind) return 'wrongFormat';
  const hash = await hashOf(content);
  // Once: each attempt must send the same bytes, or the backend could not tell that it has the bill.
  const { file, hints } = await preparePhoto(new File([content], picked.name, { type: mimeTypes[kind] }));
  // This browser does not open such photos, and the backend takes none.
  if (file.type === mimeTypes.heic) return 'wrongFormat';
  return { file, isPdf: kind === 'pdf', hash, hints };
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', content);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return ''; // no WebCrypto here: the file gets no hint, and the backend finds out by itself
  }
}
