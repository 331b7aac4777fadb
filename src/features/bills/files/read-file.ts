import { newId } from '@/lib/new-id';
import { type PhotoHint, preparePhoto } from '../photos/prepare-photo';
import { mimeTypes } from './file-rules';
import { type FileProblem, openFile } from './open-file';

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

/** Opens a picked file, and prepares what every attempt sends. */
export async function readFile(picked: File): Promise<ReadFile | FileProblem> {
  const opened = await openFile(picked);
  if (typeof opened === 'string') return opened;
  const { name, size } = picked;
  const hash = await hashOf(opened.content);
  // Only once, because each attempt must send the same bytes. Otherwise the backend does not recognise a bill that it has.
  const { file, hints } = await preparePhoto(opened.file);
  // This browser cannot open HEIC photos, and the backend does not take them.
  if (file.type === mimeTypes.heic) return 'wrongFormat';
  return { id: newId(), name, size, isPdf: opened.kind === 'pdf', hash, hints, file };
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', content);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return ''; // There is no WebCrypto here. The file gets no hint, and the backend notices a duplicate by itself.
  }
}
