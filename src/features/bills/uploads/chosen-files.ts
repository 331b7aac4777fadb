import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { storedUser } from '@/session/stored-user';
import { showToast } from '@/ui/feedback/show-toast';
import { readFile } from '../files/read-file';
import { newUpload } from './upload-item';
import {
  addUpload,
  changeUploads,
  openList,
  type PickedFile,
  removeUploads,
  useUploads,
} from './upload-list';
import { isChosen, isSettled, mostBytes, roomFor } from './upload-rules';
import { startUploader } from './uploader';

/** ms. After a submit, a cheap phone needs this time to show the next screen. */
const screenFirst = 400;

/**
 * Adds picked files to the list, one by one, as `chosen`. A file that cannot be a bill is refused with a toast, and the
 * others are taken: if there are 5 already, above 10 MB, neither PNG, JPEG nor PDF by its content, or unreadable. Resolves
 * when all were read.
 */
export async function chooseFiles(files: readonly File[]): Promise<void> {
  if (files.length === 0) showToast('error', textsOf(billTexts).noFiles);
  const opened = openList(); // first, because a new list drops what an earlier one still reads
  for (const file of files) {
    const { picked } = useUploads.getState();
    const before = picked.at(-1)?.read ?? opened;
    const one: PickedFile = { read: before.then(() => readPicked(file, one)) };
    useUploads.setState({ picked: [...picked, one] });
  }
  await lastRead();
}

const lastRead = () => useUploads.getState().picked.at(-1)?.read;

async function readPicked(file: File, one: PickedFile): Promise<void> {
  const isDropped = () => !useUploads.getState().picked.includes(one);
  if (isDropped()) return;
  try {
    if (roomFor(useUploads.getState().items) === 0) showToast('error', textsOf(uploadTexts).full);
    else await chooseFile(file, isDropped);
  } finally {
    useUploads.setState(({ picked }) => ({ picked: picked.filter((each) => each !== one) }));
  }
}

async function chooseFile(picked: File, isDropped: () => boolean): Promise<void> {
  const texts = textsOf(uploadTexts);
  const read = picked.size > mostBytes ? 'tooLarge' : await readFile(picked);
  if (isDropped()) return;
  if (typeof read === 'string') {
    showToast('error', read === 'tooLarge' ? texts.tooLarge : textsOf(billTexts)[read]);
    return;
  }
  const { file, ...facts } = read;
  const { items, storage } = useUploads.getState();
  // The last one in the list, also if the clock was put back.
  const chosenAt = Math.max(Date.now(), (items.at(-1)?.chosenAt ?? 0) + 1);
  const upload = newUpload(facts, storedUser()?.id ?? '', chosenAt);
  await addUpload(upload, file);
  if (isDropped()) return removeUploads([upload.id]);
  const now = useUploads.getState().storage;
  if (now === storage || now === 'kept') return;
  showToast('error', now === 'full' ? texts.storageFull : texts.storageOff);
}

/**
 * Hands all chosen files to the upload in the background, which starts a moment later. Files of an earlier submit that
 * the backend has leave the list. Gives false, with a toast, if no file is chosen.
 */
export async function submitChosen(): Promise<boolean> {
  await lastRead();
  const { items } = useUploads.getState();
  const chosen = items.filter(isChosen);
  if (chosen.length === 0) {
    showToast('error', textsOf(billTexts).noFiles);
    return false;
  }
  await removeUploads(items.filter(isSettled).map(({ id }) => id));
  await changeUploads(
    chosen.map(({ id }) => id),
    { state: 'waiting', submittedAt: Date.now() },
  );
  setTimeout(startUploader, screenFirst);
  return true;
}

/**
 * Drops the files that were chosen and not submitted, because the shopper has agreed to that. Files that the app still
 * reads do not come in any more, and files that are picked later do not wait for them.
 */
export function discardChosen(): Promise<void> {
  const { items } = useUploads.getState();
  useUploads.setState({ picked: [] });
  return removeUploads(items.filter(isChosen).map(({ id }) => id));
}
