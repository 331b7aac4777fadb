import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { keys } from './layout';
import type { StoreObjects } from './store-objects';

/** A run removes nothing after so many ms. A mark of twice that age is that of a killed run. */
export const mostTime = 5 * 60_000;
const pause = 500;

/** Marks the store while `work` removes objects. */
export async function marked<T>(objects: StoreObjects, work: () => Promise<T>): Promise<T> {
  const key = keys.pruning(randomUUID());
  await objects.put(key, new Uint8Array());
  return work().finally(() => objects.remove(key));
}

/**
 * Waits while somebody removes objects. Says whether somebody did: then an object that was just written may be gone,
 * because it was old at the last look.
 */
export async function outlasted(objects: StoreObjects): Promise<boolean> {
  for (let isFirst = true; ; isFirst = false) {
    const marks = await objects.list(keys.pruning(''));
    if (!marks.some(({ modified }) => modified > Date.now() - 2 * mostTime)) return !isFirst;
    await wait(pause);
  }
}
