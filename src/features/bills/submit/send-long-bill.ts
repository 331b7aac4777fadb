import { billUploadType, submitBill } from '@/contract/bills';
import { typedDate } from '@/lib/typed-date';
import { sendUpload } from '@/session/send-upload';
import { failureOf } from '@/transport/call-error';
import { failedBill } from '../failed-bill';
import type { LongBill } from './long-bill.schema';

type LongBillOutcome =
  /** The backend has it; `billId` is '' where it made no bill of it. */
  | { kind: 'taken'; billId: string }
  | { kind: 'cancelled'; mayHaveArrived: boolean }
  /** `message` is '' where the session says it in its own way. */
  | { kind: 'failed'; message: string; mayHaveArrived: boolean };

interface SendOptions {
  files: readonly File[];
  /** An earlier attempt with these very files ended without an answer. */
  mayHaveArrived: boolean;
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** Sends a bill that fits the schema, once; what becomes of it is told in words (docs/product/bills.md#long-bills). */
export async function sendLongBill(
  { location, brand, billNumber, billDate, billAmount }: LongBill,
  { files, mayHaveArrived, signal, onProgress }: SendOptions,
): Promise<LongBillOutcome> {
  const values = {
    type: billUploadType.long,
    images: [...files],
    locationId: location,
    brandId: brand,
    billNumber: billNumber.trim(),
    billAmount: Number(billAmount),
    billDate: typedDate(billDate),
  };
  // After the last byte the backend works on the bill, so a cancel comes too late. The app waits for the answer.
  const cancel = new AbortController();
  const abort = () => cancel.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  const watch = (part: number) => {
    if (part >= 1) signal.removeEventListener('abort', abort);
    else signal.addEventListener('abort', abort); // a new attempt has begun
    onProgress(part);
  };
  try {
    const { billId } = await sendUpload(submitBill, values, { signal: cancel.signal, onProgress: watch });
    return { kind: 'taken', billId };
  } catch (error) {
    if (cancel.signal.aborted) return { kind: 'cancelled', mayHaveArrived };
    const failed = failedBill(failureOf(error), mayHaveArrived);
    return failed.kind === 'arrived' ? { ...failed, kind: 'taken' } : { ...failed, kind: 'failed' };
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
