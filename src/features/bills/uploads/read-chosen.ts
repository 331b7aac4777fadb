import { storedUser } from '@/session/stored-user';
import { type FileProblem, readFile } from '../files/read-file';
import type { KeptUpload } from './upload-item';
import { mostBytes } from './upload-rules';

export interface ChosenFile {
  upload: KeptUpload;
  /** What is sent, with every attempt. */
  file: File;
}

let lastChosenAt = 0;

/** Makes an upload of a file that the shopper has picked as a short bill; or says why it cannot be one. */
export async function readChosen(picked: File): Promise<ChosenFile | FileProblem | 'tooLarge'> {
  if (picked.size > mostBytes) return 'tooLarge';
  const read = await readFile(picked);
  if (typeof read === 'string') return read;
  const { file, isPdf, hash, hints } = read;
  lastChosenAt = Math.max(Date.now(), lastChosenAt + 1);
  const upload: KeptUpload = {
    id: crypto.randomUUID?.() ?? `${lastChosenAt}-${Math.random()}`,
    customerId: storedUser()?.id ?? '',
    chosenAt: lastChosenAt,
    submittedAt: 0,
    name: picked.name,
    size: picked.size,
    isPdf,
    hash,
    hints,
    state: 'chosen',
    mayHaveArrived: false,
    points: 0,
    duplicate: false,
    billId: '',
    message: '',
    barClosed: false,
  };
  return { upload, file };
}
