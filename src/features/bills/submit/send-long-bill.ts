import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { billUploadType, type DuplicateBill, duplicateBill, submitBill } from '@/contract/bills';
import { typedDate } from '@/lib/typed-date';
import { sendUpload } from '@/session/send-upload';
import { endsSession, type Failure, failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import type { LongBill } from './long-bill.schema';

export type LongBillOutcome =
  /** The backend has it; `billId` is '' where it made no bill of it. */
  | { kind: 'taken'; billId: string }
  | { kind: 'cancelled' }
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
    billNumber,
    billAmount: Number(billAmount),
    billDate: typedDate(billDate),
  };
  try {
    const { billId } = await sendUpload(submitBill, values, { signal, onProgress });
    return { kind: 'taken', billId };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    return outcomeOf(failureOf(error), mayHaveArrived);
  }
}

/** What a failed attempt comes to. A duplicate after an attempt without an answer is that attempt's own bill. */
export function outcomeOf(failure: Failure, mayHaveArrived: boolean): LongBillOutcome {
  if (failure.kind !== 'rejected') {
    const isUnanswered = failure.kind !== 'unauthorised';
    const message = endsSession(failure) ? '' : errorText(failure);
    return { kind: 'failed', message, mayHaveArrived: mayHaveArrived || isUnanswered };
  }
  if (failure.statusCode === duplicateBill && mayHaveArrived) {
    const known = failure.details as DuplicateBill | undefined; // what `submitBill` declares as its rejection
    return { kind: 'taken', billId: known?.billId ?? '' };
  }
  const message = failure.description || textsOf(billTexts).submitFailed;
  return { kind: 'failed', message, mayHaveArrived };
}
