import { billTexts } from '@/brand/texts/bills';
import { textsOf } from '@/brand/texts/define-texts';
import { uploadTexts } from '@/brand/texts/uploads';
import { billUploadType, type DuplicateBill, duplicateBill, submitBill } from '@/contract/bills';
import { sendUpload } from '@/session/send-upload';
import { type Failure, failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import type { KeptUpload } from './upload-item';

/** ms before each repetition of a send that broke while online; together less than 5 s. */
export const repeatAfter = [1_000, 3_000] as const;

/** What an upload has come to. */
export interface Ending {
  change: Partial<KeptUpload>;
  /** Whether the session goes on: without one, nothing more can be sent. */
  sessionEnded: boolean;
}

interface SendOptions {
  signal: AbortSignal;
  onProgress: (part: number) => void;
  /** Keeps that the backend may have the bill; comes before anything else after an attempt without an answer. */
  onUnanswered: () => Promise<unknown>;
}

/**
 * Sends one file until there is something to say about it (docs/product/bills.md#sent-once). Rejects with the signal's
 * reason when it was taken out meanwhile.
 */
export async function sendBill(
  { mayHaveArrived }: Pick<KeptUpload, 'mayHaveArrived'>,
  file: File,
  { signal, onProgress, onUnanswered }: SendOptions,
): Promise<Ending> {
  let resumed = mayHaveArrived;
  for (const delay of [...repeatAfter, undefined]) {
    try {
      const values = { type: billUploadType.short, images: [file] };
      const { manual, points = 0, billId } = await sendUpload(submitBill, values, { signal, onProgress });
      return goOn({ state: manual ? 'manual' : 'complete', points, billId, message: '' });
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureOf(error);
      const ending = endingOf(failure, resumed);
      if (!isUnanswered(failure)) return ending;
      resumed = true;
      await onUnanswered();
      const isBroken = failure.kind === 'offline';
      if (isBroken && !navigator.onLine) return goOn({ state: 'waiting', mayHaveArrived: true });
      if (!isBroken || delay === undefined) return ending;
      await pause(delay, signal);
    }
  }
  throw new Error('Unreachable: the last attempt returns.');
}

/** Whether an attempt may have reached the backend, although its answer has not come here. */
function isUnanswered({ kind }: Failure): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'malformed';
}

/** What a failed attempt makes of an upload. `resumed`: an earlier attempt ended without an answer. */
export function endingOf(failure: Failure, resumed: boolean): Ending {
  const texts = textsOf(uploadTexts);
  if (failure.kind === 'unauthorised' && failure.reason === 'ended') {
    return { change: { state: 'waiting' }, sessionEnded: true };
  }
  if (failure.kind !== 'rejected') return failed(errorText(failure), isUnanswered(failure) || resumed);
  if (failure.statusCode !== duplicateBill)
    return failed(failure.description || textsOf(billTexts).submitFailed, resumed);
  if (!resumed)
    return goOn({ state: 'error', duplicate: true, message: failure.description || texts.duplicate });
  // It is the file that an earlier attempt brought.
  const known = failure.details as DuplicateBill | undefined; // what `submitBill` declares as its rejection
  return goOn({ state: 'manual', billId: known?.billId ?? '', message: '' });
}

const goOn = (change: Partial<KeptUpload>): Ending => ({ change, sessionEnded: false });

const failed = (message: string, mayHaveArrived: boolean) =>
  goOn({ state: 'error', message, mayHaveArrived });

/** Rejects with the signal's reason as soon as the caller aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
