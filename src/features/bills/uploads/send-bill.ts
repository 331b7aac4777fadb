import { billUploadType, submitBill } from '@/contract/bills';
import { pause } from '@/lib/pause';
import { sendUpload } from '@/session/send-upload';
import { endsSession, type Failure, failureOf } from '@/transport/call-error';
import { failedBill, isUnanswered } from '../failed-bill';
import type { KeptUpload } from './upload-item';

/** ms before each repetition of a send that broke while online; together less than 5 s. */
const repeatAfter = [1_000, 3_000] as const;

/** What an upload has come to. */
export interface Ending {
  change: Partial<KeptUpload>;
  /** Whether the session is over: nothing more can be sent then. */
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
      const failure = failureOf(error);
      if (signal.aborted && failure.kind !== 'unauthorised') throw signal.reason;
      // The end of a session takes the list away, which aborts. A refused bill has not arrived all the same.
      const ending = signal.aborted ? untilNextLogin : endingOf(failure, resumed);
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

/** What a failed attempt makes of an upload. `resumed`: an earlier attempt ended without an answer. */
export function endingOf(failure: Failure, resumed: boolean): Ending {
  if (failure.kind === 'unauthorised' && failure.reason === 'ended') return untilNextLogin;
  // There were no new tokens, as the session has said, and the shopper stays.
  if (endsSession(failure) && !navigator.onLine) return goOn({ state: 'waiting' });
  const failed = failedBill(failure, resumed);
  if (failed.kind === 'arrived') return goOn({ state: 'manual', billId: failed.billId, message: '' });
  const { kind, message, mayHaveArrived } = failed;
  return goOn({ state: 'error', duplicate: kind === 'duplicate', message, mayHaveArrived });
}

const untilNextLogin: Ending = { change: { state: 'waiting' }, sessionEnded: true };

const goOn = (change: Partial<KeptUpload>): Ending => ({ change, sessionEnded: false });
