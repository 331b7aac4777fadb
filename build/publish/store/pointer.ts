import { Failure } from '../../shared/failure';
import { bytesOf, keys, type Live, liveSchema } from './layout';
import { mayPass, pause, tries } from './patience';
import { type ReadJson, readJson } from './read-json';
import type { StoreObjects } from './store-objects';

/** The pointer of a mall, or `undefined` where the store has none of it. Throws `Failure` for a damaged one. */
export async function readLive(objects: StoreObjects, id: string): Promise<ReadJson<Live> | undefined> {
  const read = await readJson(objects, keys.live(id), liveSchema);
  if (read && read.value.id !== id)
    throw new Failure(`${keys.live(id)} in the store is that of mall ${read.value.id}.`);
  return read;
}

/**
 * Puts a pointer in place of the one that was read. `moved`: somebody else has changed it meanwhile, so the caller has to
 * read and judge again. An answer that got lost is no answer: the pointer itself says what came of the write.
 */
export async function writeLive(
  objects: StoreObjects,
  live: Live,
  before: Pick<ReadJson<Live>, 'etag'> | undefined,
): Promise<'written' | 'moved'> {
  const [key, bytes] = [keys.live(live.id), bytesOf(live)];
  const condition = before ? { ifMatch: before.etag } : ({ ifNoneMatch: true } as const);
  for (let next = 1; ; next++) {
    const failure = await objects.put(key, bytes, condition).catch((error: unknown) => {
      if (next === tries || !mayPass(error)) throw error;
      return error;
    });
    if (failure === 'written') return 'written';
    const now = await objects.get(key);
    if (now && Buffer.from(now.bytes).equals(bytes)) return 'written';
    if (now?.etag !== before?.etag) return 'moved';
    if (next === tries) return 'moved';
    await pause(failure, next);
  }
}

/** How often somebody else may be faster before a change is given up. */
const rounds = 8;

/**
 * Reads the pointer of a mall, and writes what `change` makes of it; again as long as others write at the same moment.
 * `change` gives `undefined` where there is nothing to write, and throws to refuse.
 */
export async function changeLive(
  objects: StoreObjects,
  id: string,
  change: (live: Live | undefined) => Promise<Live | undefined> | Live | undefined,
  first?: { read: ReadJson<Live> | undefined },
): Promise<{ before: Live | undefined; after: Live | undefined }> {
  let read = first ? first.read : await readLive(objects, id);
  for (let round = 1; round <= rounds; round++) {
    const before = read?.value;
    const after = await change(before);
    if (!after || (await writeLive(objects, after, read)) === 'written') return { before, after };
    read = await readLive(objects, id);
  }
  throw new Failure(`Others write ${keys.live(id)} all the time. Nothing was changed. Try again.`);
}
