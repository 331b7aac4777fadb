import { Failure } from '../../shared/failure';
import { bytesOf, claimSchema, keys } from './layout';
import { mayPass } from './patience';
import { readLive } from './pointer';
import { readJson } from './read-json';
import type { Condition, StoreObjects } from './store-objects';

/** How often somebody else may be faster. */
const rounds = 5;

/**
 * Claims a host for a mall. Says whether it had to write for that. Throws `Failure` where another mall has it: the first
 * one keeps it. A claim that its mall has given up is free.
 */
export async function claimHost(objects: StoreObjects, host: string, id: string): Promise<boolean> {
  const key = keys.host(host);
  let condition: Condition = { ifNoneMatch: true };
  for (let round = 1; round <= rounds; round++) {
    const outcome = await objects.put(key, bytesOf({ format: 1, id }), condition).catch((error: unknown) => {
      if (!mayPass(error)) throw error;
    });
    if (outcome === 'written') return true;
    const claim = await readJson(objects, key, claimSchema);
    const holder = claim?.value.id;
    if (holder === id) return round > 1;
    if (holder !== undefined && !(await hasLeft(objects, host, holder))) {
      throw new Failure(
        `The host ${host} belongs to mall ${holder} in this store. Publish mall ${holder} without it first, or remove it: npm run mall -- remove ${holder}`,
      );
    }
    condition = claim ? { ifMatch: claim.etag } : { ifNoneMatch: true };
  }
  throw new Failure(`The host ${host} could not be claimed: others write ${key} all the time. Try again.`);
}

async function hasLeft(objects: StoreObjects, host: string, id: string): Promise<boolean> {
  const live = (await readLive(objects, id))?.value;
  return live?.left.includes(host) === true && !live.hosts.includes(host);
}

/** Gives up a mall's claim of a host. An empty claim stays: a removed one could hide that somebody else was faster. */
export async function freeHost(objects: StoreObjects, host: string, id: string): Promise<void> {
  const claim = await readJson(objects, keys.host(host), claimSchema);
  if (claim?.value.id !== id) return;
  await objects.put(keys.host(host), bytesOf({ format: 1 }), { ifMatch: claim.etag });
}
