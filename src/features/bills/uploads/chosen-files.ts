import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { storedUser } from '@/session/stored-user';
import { showToast } from '@/ui/feedback/show-toast';
import { takeIn } from '../files/intake';
import type { ReadFile } from '../files/read-file';
import { newUpload } from './upload-item';
import { addUpload, changeUploads, openList, removeUploads, useUploads } from './upload-list';
import { isChosen, isSettled, mostBytes, roomFor } from './upload-rules';
import { startUploader } from './uploader';

/** ms. After a submit, a cheap phone needs this time to show the next screen. */
const screenFirst = 400;

/** Adds picked files to the list as `chosen`. Resolves when all were read. */
export function chooseFiles(files: readonly File[]): Promise<void> {
  return takeIn(files, {
    opened: openList(), // first, because a new list drops what an earlier one still reads
    picked: () => useUploads.getState().picked,
    setPicked: (picked) => useUploads.setState({ picked }),
    problem: ({ size }) => {
      const texts = textsOf(uploadTexts);
      if (roomFor(useUploads.getState().items) === 0) return texts.full;
      return size > mostBytes ? texts.tooLarge : undefined;
    },
    take: keepChosen,
  });
}

async function keepChosen({ file, ...facts }: ReadFile, isDropped: () => boolean): Promise<void> {
  const texts = textsOf(uploadTexts);
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
  await useUploads.getState().picked.at(-1)?.read;
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
