import type { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import type { ReadObjects } from '../../../serve/objects/read-objects';
import { Failure } from '../../shared/failure';
import { mayPass, pause, tries } from './patience';
import type { StoreObjects } from './store-objects';

export interface ReadJson<T> {
  value: T;
  etag: string;
}

/** An object of JSON. Throws `Failure` for one that is cut off or that something else wrote. */
export async function readJson<T>(
  objects: ReadObjects,
  key: string,
  schema: z.ZodType<T>,
): Promise<ReadJson<T> | undefined> {
  const found = await objects.get(key);
  if (!found) return undefined;
  const parsed = schema.safeParse(parsedJson(new TextDecoder().decode(found.bytes)));
  if (parsed.success) return { value: parsed.data, etag: found.etag };
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'its content';
  throw new Failure(
    `${key} in the store is not what publishing writes (${where}: ${issue?.message}). If it is not yours, choose another folder or prefix. If it is damaged, look at it, remove it and publish again.`,
  );
}

/** How often somebody else may be faster before a change is given up. */
const rounds = 8;

/**
 * Reads an object of JSON, and writes what `change` makes of it; again as long as others write at the same moment.
 * `change` gives `undefined` where there is nothing to write, and throws to refuse.
 *
 * @param first what was read before, where the caller has done so
 */
export async function changeJson<T>(
  objects: StoreObjects,
  key: string,
  schema: z.ZodType<T>,
  change: (now: T | undefined) => Promise<T | undefined> | T | undefined,
  first?: { read: ReadJson<T> | undefined },
): Promise<{ before: T | undefined; after: T | undefined }> {
  let read = first ? first.read : await readJson(objects, key, schema);
  for (let round = 1; round <= rounds; round++) {
    const before = read?.value;
    const after = await change(before);
    const bytes = new TextEncoder().encode(`${JSON.stringify(after)}\n`);
    if (after === undefined || (await isWritten(objects, key, bytes, read?.etag))) return { before, after };
    read = await readJson(objects, key, schema);
  }
  throw new Failure(`Others write ${key} all the time. Nothing was changed. Try again.`);
}

/**
 * Writes an object in place of the one that was read. False where somebody else has changed it meanwhile. An answer that
 * got lost is no answer: the object itself says what came of the write.
 */
async function isWritten(
  objects: StoreObjects,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  etag: string | undefined,
): Promise<boolean> {
  const condition = etag === undefined ? ({ ifNoneMatch: true } as const) : { ifMatch: etag };
  for (let next = 1; ; next++) {
    const outcome = await objects.put(key, bytes, condition).catch((error: unknown) => {
      if (next === tries || !mayPass(error)) throw error;
      return error;
    });
    if (outcome === 'written') return true;
    const now = await objects.get(key);
    if (now && Buffer.from(now.bytes).equals(bytes)) return true;
    if (now?.etag !== etag || next === tries) return false;
    await pause(outcome, next);
  }
}
