import { changeJson, type ReadJson, readJson } from './json-object';
import { keys, type Live, liveSchema } from './layout';
import type { StoreObjects } from './store-objects';

/** The pointer of a mall, or `undefined` where the store has none of it. Throws `Failure` for a damaged one. */
export function readLive(objects: StoreObjects, id: string): Promise<ReadJson<Live> | undefined> {
  return readJson(objects, keys.live(id), liveOf(id));
}

/** Changes the pointer of a mall, as `changeJson` does. */
export function changeLive(
  objects: StoreObjects,
  id: string,
  change: (live: Live | undefined) => Promise<Live | undefined> | Live | undefined,
  first?: { read: ReadJson<Live> | undefined },
) {
  return changeJson(objects, keys.live(id), liveOf(id), change, first);
}

const liveOf = (id: string) => liveSchema.refine((live) => live.id === id, `is not that of mall ${id}`);
