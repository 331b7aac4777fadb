import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { deleteSubmitBill } from '@/contract/bills';
import { send } from '@/session/send';
import { endsSession, failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/show-toast';
import { readChosen } from './read-chosen';
import { addUpload, changeUploads, openList, removeUploads, useUploads } from './upload-list';
import { billIdsOf, isSettled, isSubmitted, isUnfinished, roomFor } from './upload-rules';
import { startUploader } from './uploader';

/** ms. After submitting, a cheap phone shows the next screen first. With both at once, neither is quick. */
const screenFirst = 400;

let reading: Promise<void> = Promise.resolve();
/** Grows when the shopper drops what she has chosen: what is still being read then is dropped as well. */
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

function changeReading(by: number): void {
  useUploads.setState((list) => ({ reading: Math.max(0, list.reading + by) }));
}

/**
 * Hands all chosen files to the upload in the background, which starts a moment later, and shows the bar above the
 * screens. What is over from an earlier time leaves the list. Gives false, with a toast, where no file is chosen.
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
  await changeUploads(idsOf(chosen), { state: 'waiting' });
  useUploads.setState({ barClosed: false });
  setTimeout(startUploader, screenFirst);
  return true;
}

/**
 * Takes out what was chosen and not submitted, as the shopper agreed to when leaving the screen; what is still being
 * read never comes in.
 */
export function discardChosen(): Promise<void> {
  round += 1;
  reading = Promise.resolve(); // a file that takes for ever to read holds up nothing that is chosen later
  useUploads.setState({ reading: 0 });
  const chosen = useUploads.getState().items.filter(({ state }) => state === 'chosen');
  return removeUploads(idsOf(chosen));
}

/** Breaks off an upload that waits or is on its way, and takes it out of the list. */
export function cancelUpload(id: string): Promise<void> {
  return removeUploads([id]);
}

/**
 * Deletes a file from the list. A bill that the backend has made of it is deleted there first, and the shopper is told;
 * when that fails, she is told, too, and it stays.
 */
export async function deleteUpload(id: string): Promise<void> {
  const item = useUploads.getState().items.find((each) => each.id === id);
  const [billId] = billIdsOf(item ? [item] : []);
  if (billId !== undefined) {
    try {
      await send(deleteSubmitBill, { billId });
    } catch (error) {
      const failure = failureOf(error);
      if (!endsSession(failure)) showToast('error', errorText(failure));
      return;
    }
    showToast('success', textsOf(uploadTexts).deleted);
  }
  await removeUploads([id]);
}

/** Sends a file again that could not be sent, with the same bytes. A duplicate stays what it is. */
export async function retryUpload(id: string): Promise<void> {
  const item = useUploads.getState().items.find((each) => each.id === id);
  if (item?.state !== 'error' || item.duplicate) return;
  await changeUploads([id], { state: 'waiting', message: '' });
  useUploads.setState({ barClosed: false });
  startUploader();
}

/** Takes out all that was submitted and has come to an end. */
export function clearUploads(): Promise<void> {
  const over = useUploads.getState().items.filter((item) => isSubmitted(item) && !isUnfinished(item));
  return removeUploads(idsOf(over));
}

/** Closes the bar above the screens until something is submitted again; when all is over, the list goes with it. */
export function closeBar(): Promise<void> {
  useUploads.setState({ barClosed: true });
  return useUploads.getState().items.some(isUnfinished) ? Promise.resolve() : clearUploads();
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
