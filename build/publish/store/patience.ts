import { setTimeout as wait } from 'node:timers/promises';
import { StoreAway } from '../../../serve/objects/read-objects';

/** How often a store is asked the same, and the first wait between two requests, in ms. */
export const tries = 5;
const firstWait = 200;
/** The longest wait that a store may ask for, in seconds. */
const longestWait = 20;

/** Whether the same request may get another answer in a moment: after 429, 5xx but 501, and without an answer. */
export function mayPass(error: unknown): error is StoreAway {
  if (!(error instanceof StoreAway)) return false;
  const { status } = error;
  return status === undefined || status === 429 || (status >= 500 && status !== 501);
}

/** Waits before the next try (from 1), for as long as the store asks for. */
export async function pause(outcome: unknown, next: number): Promise<void> {
  const retryAfter = (outcome instanceof StoreAway && outcome.retryAfter) || 0;
  await wait(Math.max(Math.min(retryAfter, longestWait) * 1_000, firstWait * 2 ** (next - 1)));
}

/** Asks again as long as the answer may be another one. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let next = 1; ; next++) {
    try {
      return await ask();
    } catch (error) {
      if (next === tries || !mayPass(error)) throw error;
      await pause(error, next);
    }
  }
}
