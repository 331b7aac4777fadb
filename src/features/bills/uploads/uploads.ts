import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { ask } from '@/ui/feedback/ask';
import { showToast } from '@/ui/feedback/show-toast';
import { deleteBill } from './delete-bill';
import type { UploadItem } from './upload-item';
import { changeUploads, removeUploads, useUploads } from './upload-list';
import {
  billIdsOf,
  isOverdue,
  isProcessing,
  isRetryable,
  isSettled,
  isSubmitted,
  isTaken,
  isUnfinished,
} from './upload-rules';
import { startUploader } from './uploader';

/**
 * Cancels or deletes an upload, and removes it from the list (docs/product/bills.md#cancelling-and-deleting). If the
 * backend has made a bill of it, the bill is deleted first. If this fails, the upload stays. While the backend works on
 * the bill, it is too late to cancel and too early to delete.
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

/** The backend may have this bill, although no answer came. Removing it here does not delete it there. */
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
  await removeUploads(cleared.map(({ id }) => id));
  if (left.length > 0)
    await changeUploads(
      left.map(({ id }) => id),
      { barClosed: true },
    );
}

const itemOf = (id: string): UploadItem | undefined =>
  useUploads.getState().items.find((each) => each.id === id);
