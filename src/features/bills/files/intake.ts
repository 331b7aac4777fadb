import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { showToast } from '@/ui/feedback/show-toast';
import { type ReadFile, readFile } from './read-file';

/** Where chosen files go, and which ones it takes. */
export interface Intake {
  /** Resolves when what was there before is there again. */
  opened: Promise<unknown>;
  /** The files that are still being read. One that leaves this list meanwhile does not come in. */
  picked: () => readonly PickedFile[];
  setPicked: (picked: readonly PickedFile[]) => void;
  /** Why it cannot take this file now, in words. */
  problem: (picked: File) => string | undefined;
  take: (read: ReadFile, isDropped: () => boolean) => unknown;
}

export interface PickedFile {
  /** Resolves when this file, and every file before it, was read. */
  read: Promise<void>;
}

/**
 * Reads chosen files one by one, and gives them to the bill. A file that it cannot take is refused with a toast, and the
 * others are taken (docs/product/bills.md#short-bills). Resolves when all were read.
 */
export async function takeIn(files: readonly File[], intake: Intake): Promise<void> {
  if (files.length === 0) showToast('error', textsOf(billTexts).noFiles);
  for (const file of files) {
    const before = intake.picked().at(-1)?.read ?? intake.opened;
    const one: PickedFile = { read: before.then(() => readOne(file, one, intake)) };
    intake.setPicked([...intake.picked(), one]);
  }
  await intake.picked().at(-1)?.read;
}

async function readOne(file: File, one: PickedFile, intake: Intake): Promise<void> {
  const isDropped = () => !intake.picked().includes(one);
  if (isDropped()) return;
  try {
    const refusal = intake.problem(file);
    if (refusal !== undefined) return void showToast('error', refusal);
    const read = await readFile(file);
    if (isDropped()) return;
    if (typeof read === 'string') showToast('error', textsOf(billTexts)[read]);
    else await intake.take(read, isDropped);
  } finally {
    intake.setPicked(intake.picked().filter((each) => each !== one));
  }
}
