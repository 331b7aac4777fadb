import type { BuiltSite } from './built-site';
import type { ReadJson } from './json-object';
import { keys, type Live } from './layout';
import type { Store } from './open-store';
import { changeLive } from './pointer';
import type { StoreObjects } from './store-objects';

/** A built site, and the pointer of its mall as it was found. */
export interface Candidate {
  site: BuiltSite;
  read: ReadJson<Live> | undefined;
}

/**
 * A new core goes to the canaries and to malls that are new in the store; the others wait for `npm run promote`. Where no
 * mall is a canary, it goes to all.
 */
export async function inWaves(candidates: readonly Candidate[], { objects }: Store) {
  const stable = candidates.filter(({ site }) => site.ring === undefined);
  const stays = stable.filter(({ site, read }) => isBehind(site, read?.value));
  const isNone =
    stays.length === 0 || (stable.length === candidates.length && !(await knowsOthers(objects, stable)));
  const waiting = isNone ? [] : stays;
  return { waiting, going: candidates.filter((each) => !waiting.includes(each)) };
}

/** Whether the store knows a canary beside those that are none any more. */
async function knowsOthers(objects: StoreObjects, stable: readonly Candidate[]): Promise<boolean> {
  const former = new Set(stable.map(({ site }) => keys.canary(site.id)));
  return (await objects.list(keys.canary(''))).some(({ key }) => /\/\d+$/.test(key) && !former.has(key));
}

/** Whether shoppers of a mall that is no canary have another core than its built site. */
export function isBehind({ ring, core }: BuiltSite, live: Live | undefined): boolean {
  return ring === undefined && live?.core !== undefined && live.core !== core;
}

/** Records that a mall is no canary any more while it waits for a core that others try. */
export async function markRing(
  objects: StoreObjects,
  site: BuiltSite,
  read: ReadJson<Live> | undefined,
): Promise<void> {
  if (read?.value.ring === site.ring) return;
  await listCanary(objects, site);
  await changeLive(objects, site.id, (live) => live && { ...live, ring: site.ring }, { read });
}

/** The store has a list of its canaries, so that a publishing of a few other malls knows of them. */
export async function listCanary(objects: StoreObjects, { id, ring }: BuiltSite): Promise<void> {
  if (ring === 'canary') await objects.put(keys.canary(id), new Uint8Array());
  else await objects.remove(keys.canary(id));
}
