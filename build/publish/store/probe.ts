import { randomUUID } from 'node:crypto';
import { StoreAway } from '../../../serve/objects/read-objects';
import { Failure } from '../../shared/failure';
import type { Store } from './open-store';
import type { Condition, StoreObjects } from './store-objects';

/**
 * The objects of a store that two publishers may write at once. A store that refuses conditions or ignores them is taken
 * only with `onePublisher`: then nobody else may publish meanwhile, and every write looks before and after.
 */
export async function checkedObjects({ name, objects }: Store, onePublisher = false): Promise<StoreObjects> {
  const fault = await conditionFault(objects);
  if (fault === undefined) return objects;
  if (onePublisher) return lookingObjects(objects);
  throw new Failure(
    `${name} ${fault}, so of two publishers at once the older one could win. If nobody else publishes there at the same time, add --one-publisher, or "onePublisher": true to the destination in publish.json.`,
  );
}

/** Tries the conditions on a key that only this run has. */
async function conditionFault(objects: StoreObjects): Promise<string | undefined> {
  const key = `probe/${randomUUID()}`;
  const put = (text: string, condition: Condition) =>
    objects.put(key, new TextEncoder().encode(text), condition);
  try {
    await put('1', { ifNoneMatch: true });
    if ((await put('2', { ifNoneMatch: true })) === 'written') return 'ignores conditions (If-None-Match)';
    const first = (await objects.get(key))?.etag ?? '';
    if ((await put('2', { ifMatch: otherTag })) === 'written') return 'ignores conditions (If-Match)';
    if ((await put('2', { ifMatch: first })) === 'refused') return 'refuses the right ETag (If-Match)';
    // now the form is known in which this store wants an ETag: is a wrong one refused in that form, too?
    return (await put('3', { ifMatch: first })) === 'written' ? 'ignores conditions (If-Match)' : undefined;
  } catch (error) {
    if (error instanceof StoreAway && error.status === 501) return 'refuses conditions (501)';
    throw error;
  } finally {
    await objects.remove(key).catch(() => {}); // pruning finds it
  }
}

const otherTag = '00000000000000000000000000000000';

/** For stores without conditions: reads before and after each write that has one. */
export function lookingObjects(objects: StoreObjects): StoreObjects {
  return {
    ...objects,
    async put(key, bytes, condition) {
      if (!condition) return objects.put(key, bytes);
      const there = await objects.get(key);
      if ('ifNoneMatch' in condition ? there : there?.etag !== condition.ifMatch) return 'refused';
      await objects.put(key, bytes);
      const after = await objects.get(key);
      return after && Buffer.from(after.bytes).equals(bytes) ? 'written' : 'refused';
    },
  };
}

/** The same where the store refuses a condition. For what a person does alone, without trying the store first. */
export function forgivingObjects(objects: StoreObjects): StoreObjects {
  return {
    ...objects,
    put: (key, bytes, condition) =>
      objects.put(key, bytes, condition).catch((error: unknown) => {
        if (!(error instanceof StoreAway && error.status === 501)) throw error;
        return lookingObjects(objects).put(key, bytes, condition);
      }),
  };
}
