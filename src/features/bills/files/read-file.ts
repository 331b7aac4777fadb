import { newId } from '@/lib/new-id';
import { type PhotoHint, preparePhoto } from '../photos/prepare-photo';
import { fileKind, mimeTypes } from './file-rules';

/** A file that the shopper has picked for a bill, ready to be sent. */
export interface ReadFile {
  id: string;
  name: string;
  /** Bytes of the file as it was picked. */
  size: number;
  isPdf: boolean;
  /** SHA-256 of the file as it was picked; '' if the browser cannot compute it. */
  hash: string;
  hints: PhotoHint[];
  /** What every attempt sends. */
  file: File;
}

/** Why the app cannot take a file. */
export type FileProblem = 'emptyFile' | 'unreadableFile' | 'wrongFormat';

/** Reads a picked file, only once: the device may have lost it before it is sent. */
export async function readFile(picked: File): Promise<ReadFile | FileProblem> {
  let content: ArrayBuffer;
  try {
    content = await picked.arrayBuffer();
  } catch {
    return 'unreadableFile';
  }
  if (content.byteLength === 0) return 'emptyFile';
  const kind = fileKind(content);
  if (!kind) return 'wrongFormat';
  const { name, size } = picked;
  const hash = await hashOf(content);
  // Only once, because each attempt must send the same bytes. Otherwise the backend does not recognise a bill that it has.
  const { file, hints } = await preparePhoto(new File([content], name, { type: mimeTypes[kind] }));
  // This browser cannot open HEIC photos, and the backend does not take them.
  if (file.type === mimeTypes.heic) return 'wrongFormat';
  return { id: newId(), name, size, isPdf: kind === 'pdf', hash, hints, file };
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', content);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return ''; // There is no WebCrypto here. The file gets no hint, and the backend notices a duplicate by itself.
  }
}
