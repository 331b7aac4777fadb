import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { duplicateBill, type RejectedBill } from '@/contract/bills';
import { noteStep } from '@/session/steps';
import { endsSession, type Failure } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';

/** What an attempt to send a bill comes to that brought no answer about a new bill. */
export type FailedBill =
  /** An earlier attempt had arrived; `billId` is '' where the backend names no bill. */
  | { kind: 'arrived'; billId: string }
  /** `duplicate`: the backend knew this file before. `message` is '' where the session says it in its own way. */
  | { kind: 'failed' | 'duplicate'; message: string; mayHaveArrived: boolean };

/**
 * Reads the failure of a bill, short or long (docs/product/bills.md#refusals), and counts a refusal for a mall with
 * telemetry. `mayHaveArrived`: an earlier attempt with the same bytes ended without an answer. Then a duplicate is that
 * attempt's own bill.
 */
export function failedBill(failure: Failure, mayHaveArrived: boolean): FailedBill {
  if (failure.kind !== 'rejected') {
    const message = endsSession(failure) ? '' : errorText(failure);
    return { kind: 'failed', message, mayHaveArrived: mayHaveArrived || isUnanswered(failure) };
  }
  const { statusCode, description, details } = failure;
  const told = details as RejectedBill | undefined; // what `submitBill` declares as its rejection
  const isDuplicate = statusCode === duplicateBill;
  if (isDuplicate && mayHaveArrived) return { kind: 'arrived', billId: told?.billId ?? '' };
  noteStep(isDuplicate ? 'billDuplicate' : 'billRefused');
  const message = description || told?.message || textsOf(billTexts).submitFailed;
  return { kind: isDuplicate ? 'duplicate' : 'failed', message, mayHaveArrived };
}

/** Whether an attempt may have reached the backend, although its answer has not come here. */
export function isUnanswered({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'malformed';
}
