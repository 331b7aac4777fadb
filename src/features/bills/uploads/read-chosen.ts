import { storedUser } from '@/session/stored-user';
import { preparePhoto } from '../photos/prepare-photo';
import { fileKind, mimeTypes } from './file-kind';
import type { KeptUpload } from './upload-item';
import { mostBytes } from './upload-rules';

/** Why a file cannot be a bill. */
export type FileProblem = 'tooLarge' | 'unreadable' | 'wrongFormat';

export interface ChosenFile {
  upload: KeptUpload;
  /** What is sent, with every attempt. */
  file: File;
}

let lastChosenAt = 0;

/** Reads a file that the shopper has picked, once and for all: it may be gone from the device before it is sent. */
export async function readChosen(picked: File): Promise<ChosenFile | FileProblem> {
  if (picked.size > mostBytes) return 'tooLarge';
  let content: ArrayBuffer;
  try {
    content = await picked.arrayBuffer();
  } catch {
    return 'unreadable';
  }
  const kind = fileKind(content);
  if (!kind) return 'wrongFormat';
  const hash = await hashOf(content);
  // Once: each attempt must send the same bytes, or the backend could not tell that it has the bill.
  const { file, hints } = await preparePhoto(new File([content], picked.name, { type: mimeTypes[kind] }));
  lastChosenAt = Math.max(Date.now(), lastChosenAt + 1);
  const upload: KeptUpload = {
    id: crypto.randomUUID?.() ?? `${lastChosenAt}-${Math.random()}`,
    customerId: storedUser()?.id ?? '',
    chosenAt: lastChosenAt,
    name: picked.name,
    size: picked.size,
    isPdf: kind === 'pdf',
    hash,
    hints,
    state: 'chosen',
    mayHaveArrived: false,
    points: 0,
    duplicate: false,
    billId: '',
    message: '',
  };
  return { upload, file };
}

/** SHA-256 of a content; empty where the browser cannot tell. */
export async function hashOf(content: ArrayBuffer): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', content);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return ''; // no WebCrypto here: the file gets no hint, and the backend finds out by itself
  }
}
