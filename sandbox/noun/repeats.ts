import { createHash } from 'node:crypto';
import type { WireBody } from '@/contract/call';
import type { CallName } from '@/contract/calls';

/** ms after an answer in which the same write counts as its repetition. No shopper is that quick with a second one. */
export const repeatWindow = 2_000;

/**
 * The writes whose second arrival would do something again, or be refused although the first one was carried out. The
 * other writes need nothing of the kind: docs/wire.md#writes-that-arrive-twice says why.
 */
export const remembered: ReadonlySet<CallName> = new Set([
  'bookScheduleVisit',
  'createCustomerLoginLogs',
  'deleteNotification',
  'deleteSubmitBill',
  'registerCustomer',
  'requestToVerifyCustomerEmail',
  'setAppInstallation',
  'submitBill',
  'submitFeedback',
  'trackProductView',
]);

export interface Repeats {
  /** Carries out a write, or gives the answer of the same write a moment ago. A refusal is not remembered. */
  once(write: string, carryOut: () => Promise<WireBody>): Promise<WireBody>;
}

/**
 * A browser sends a write again by itself if the connection breaks before the answer. The client does not know, so the
 * second arrival needs the answer of the first.
 */
export function createRepeats(now: () => Date): Repeats {
  const answers = new Map<string, { answeredAt: number; answer: Promise<WireBody> }>();
  const time = () => now().getTime();
  return {
    once: async (write, carryOut) => {
      for (const [name, { answeredAt }] of answers) {
        if (time() - answeredAt >= repeatWindow) answers.delete(name);
      }
      const known = answers.get(write) ?? { answeredAt: Number.POSITIVE_INFINITY, answer: carryOut() };
      answers.set(write, known);
      try {
        return await known.answer;
      } catch (error) {
        answers.delete(write);
        throw error;
      } finally {
        known.answeredAt = time();
      }
    },
  };
}

/**
 * Tells writes apart: by their call, their token and every byte. A form with files has a boundary that is new with each
 * attempt of the app, so only the browser's own repetition has the same one.
 */
export async function nameOfWrite(name: CallName, request: Request, values: WireBody): Promise<string> {
  const hash = createHash('sha256');
  const { headers } = request;
  hash.update(JSON.stringify([name, headers.get('authorization'), headers.get('content-type'), values]));
  for (const value of Object.values(values).flat()) {
    if (value instanceof Blob) hash.update(Buffer.from(await value.arrayBuffer()));
  }
  return hash.digest('base64');
}
