import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { duplicateBill, type RejectedBill } from '@/contract/bills';
import { noteStep } from '@/session/steps';
import type { Failure } from '@/transport/call-error';

/** What a backend says that refuses a bill. */
export interface RefusedBill {
  /** It knows this file already. */
  isDuplicate: boolean;
  /** The bill that a duplicate belongs to; '' where it names none. */
  billId: string;
  /** Why, in its words or ours. */
  message: string;
}

/** Reads the refusal of a bill, short or long (docs/product/bills.md#refusals). */
export function refusedBill({
  statusCode,
  description,
  details,
}: Extract<Failure, { kind: 'rejected' }>): RefusedBill {
  const told = details as RejectedBill | undefined; // what `submitBill` declares as its rejection
  return {
    isDuplicate: statusCode === duplicateBill,
    billId: told?.billId ?? '',
    message: description || told?.message || textsOf(billTexts).submitFailed,
  };
}

/** Counts a refusal for a mall with telemetry. A duplicate after an attempt without an answer is that attempt's own bill. */
export function countRefusal({ isDuplicate }: RefusedBill, mayHaveArrived: boolean): void {
  if (!isDuplicate) noteStep('billRefused');
  else if (!mayHaveArrived) noteStep('billDuplicate');
}
