import { billTexts } from '@/brand/texts/bills';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { ask } from '@/ui/ask';
import { showToast } from '@/ui/show-toast';
import { deleteBill } from './delete-bill';
import { readChosen } from './read-chosen';
import type { UploadItem } from './upload-item';
import { addUpload, changeUploads, openList, removeUploads, useUploads } from './upload-list';
import {
  billIdsOf,
  isOverdue,
  isProcessing,
  isRetryable,
  isSettled,
  isSubmitted,
  isTaken,
  isUnfinished,
  roomFor,
} from './upload-rules';
import { startUploader } from './uploader';

/** ms. After a submit, a cheap phone needs this time to show the next screen. */
const screenFirst = 400;

let reading: Promise<void> = Promise.resolve();
/** Grows when the shopper drops what she has chosen. Files that are still being read at that moment are dropped as well. */
let round = 0;

/**
 * Adds picked files to the list, one by one, as `chosen`. What cannot be a bill is refused in words (a toast), and the
 * others are taken: more than 5 files, a file above 10 MB, neither PNG, JPEG nor PDF by its content, one that cannot be
 * read. Resolves when all have been read; `reading` counts those to come.
 */
export function chooseFiles(picked: readonly File[]): Promise<void> {
  const texts = textsOf(uploadTexts);
  if (picked.length === 0) showToast('error', textsOf(billTexts).noFiles);
  const opened = openList(); // begins the list anew, so it comes before the count
  // If the list reads nothing, only the list of an earlier login can still be reading.
  if (useUploads.getState().reading === 0) dropReading();
  changeReading(picked.length);
  const files = [...picked]; // an input empties its own list
  const mine = round;
  const isDropped = () => mine !== round;
  reading = reading.then(async () => {
    await opened;
    for (const file of files) {
      if (isDropped()) return;
      if (roomFor(useUploads.getState().items) === 0) showToast('error', texts.full);
      else await chooseFile(file, isDropped);
      if (!isDropped()) changeReading(-1);
    }
  });
  return reading;
}

async function chooseFile(picked: File, isDropped: () => boolean): Promise<void> {
  const texts = textsOf(uploadTexts);
  const chosen = await readChosen(picked);
  if (isDropped()) return;
  if (typeof chosen === 'string') {
    showToast('error', chosen === 'tooLarge' ? texts.tooLarge : textsOf(billTexts)[chosen]);
    return;
  }
  const { storage } = useUploads.getState();
  await addUpload(chosen.upload, chosen.file);
  if (isDropped()) return removeUploads([chosen.upload.id]);
  const now = useUploads.getState().storage;
  if (now === storage || now === 'kept') return;
  showToast('error', now === 'full' ? texts.storageFull : texts.storageOff);
}

function dropReading(): void {
  round += 1;
  reading = Promise.resolve(); // files that are chosen later do not wait for one that cannot be read
}

function changeReading(by: number): void {
  useUploads.setState((list) => ({ reading: Math.max(0, list.reading + by) }));
}

/**
 * Hands all chosen files to the upload in the background, which starts a moment later. Files of an earlier submit that
 * the backend has leave the list. Gives false, with a toast, if no file is chosen.
 */
export async function submitChosen(): Promise<boolean> {
  await reading;
  const { items } = useUploads.getState();
  const chosen = items.filter(({ state }) => state === 'chosen');
  if (chosen.length === 0) {
    showToast('error', textsOf(billTexts).noFiles);
    return false;
  }
  await removeUploads(idsOf(items.filter(isSettled)));
  await changeUploads(idsOf(chosen), { state: 'waiting', submittedAt: Date.now() });
  setTimeout(startUploader, screenFirst);
  return true;
}

/**
 * Drops the files that were chosen and not submitted, because the shopper has agreed to that. Files that are still being
 * read do not come in any more.
 */
export function discardChosen(): Promise<void> {
  dropReading();
  useUploads.setState({ reading: 0 });
  const chosen = useUploads.getState().items.filter(({ state }) => state === 'chosen');
  return removeUploads(idsOf(chosen));
}

/**
 * Cancels or deletes an upload, and removes it from the list (docs/product/bills.md#cancelling-and-deleting). If the
 * backend has made a bill of it, that is deleted first. If this fails, the upload stays. While the backend works on the
 * bill, it is too late to cancel and too early to delete.
 */
export async function removeUpload(id: string): Promise<void> {
  const item = itemOf(id);
  if (!item) return;
  const [billId] = billIdsOf([item]);
  if (isProcessing(item)) showToast('error', textsOf(uploadTexts).tooLateToCancel);
  else if (billId !== undefined) {
    if (await deleteBill(billId, item.points)) await removeUploads([id]);
  } else if (!item.mayHaveArrived || isSettled(item)) await removeUploads([id]);
  else if (await agreesToForget()) {
    // It may have been sent while she was reading the question.
    const now = itemOf(id);
    if (now && !isProcessing(now) && !isTaken(now)) await removeUploads([id]);
    else await removeUpload(id);
  }
}

/** The backend may have this bill, although its answer did not come. Removing it here would not delete it there. */
function agreesToForget(): Promise<boolean> {
  const { yes, no } = textsOf(commonTexts);
  return ask({ text: textsOf(uploadTexts).forgetArrived, confirm: yes, cancel: no });
}

/** Sends a file again that failed or has waited too long, with the same bytes. A duplicate stays as it is. */
export async function retryUpload(id: string): Promise<void> {
  const item = itemOf(id);
  if (!item || !(isRetryable(item) || isOverdue(item, Date.now()))) return;
  await changeUploads([id], {
    state: 'waiting',
    message: '',
    submittedAt: Date.now(),
    barClosed: false,
  });
  startUploader();
}

/**
 * Closes the bar above the screens until something is submitted again. When all uploads have ended, this also clears the
 * list. Bills that failed stay on the progress page, because their files are kept for another try.
 */
export async function closeBar(): Promise<void> {
  const submitted = useUploads.getState().items.filter(isSubmitted);
  const cleared = submitted.some(isUnfinished) ? [] : submitted.filter(isSettled);
  const left = submitted.filter((item) => !cleared.includes(item) && !item.barClosed);
  if (cleared.length > 0) await removeUploads(idsOf(cleared));
  if (left.length > 0) await changeUploads(idsOf(left), { barClosed: true });
}

const itemOf = (id: string): UploadItem | undefined =>
  useUploads.getState().items.find((each) => each.id === id);

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
