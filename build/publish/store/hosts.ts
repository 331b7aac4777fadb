import { Failure } from '../../shared/failure';
import type { BuiltSite } from './built-site';
import { changeJson } from './json-object';
import { type Claim, claimSchema, keys, type Live } from './layout';
import { readLive } from './pointer';
import type { StoreObjects } from './store-objects';

/**
 * Claims a host for a mall. Says whether it had to write for that. Throws `Failure` where another mall has it: the first
 * one keeps it. A claim that its mall has given up is free.
 */
async function claimHost(objects: StoreObjects, host: string, id: string): Promise<boolean> {
  const claim = async (now: Claim | undefined): Promise<Claim | undefined> => {
    if (now?.id === id) return undefined;
    if (now?.id === undefined || (await hasLeft(objects, host, now.id))) return { format: 1, id };
    throw new Failure(
      `The host ${host} belongs to mall ${now.id} in this store. Publish mall ${now.id} without it first, or remove it: npm run mall -- remove ${now.id} --to STORE`,
    );
  };
  // most often it is new: nobody has to read first
  const { after } = await changeJson(objects, keys.host(host), claimSchema, claim, { read: undefined });
  return after !== undefined;
}

async function hasLeft(objects: StoreObjects, host: string, id: string): Promise<boolean> {
  const live = (await readLive(objects, id))?.value;
  return live?.left.includes(host) === true && !live.hosts.includes(host);
}

/** Gives up a mall's claim of a host. An empty claim stays: a removed one could hide that somebody else was faster. */
export async function freeHost(objects: StoreObjects, host: string, id: string): Promise<void> {
  const free = (now: Claim | undefined): Claim | undefined => (now?.id === id ? { format: 1 } : undefined);
  await changeJson(objects, keys.host(host), claimSchema, free);
}

/** Claims the hosts that the mall did not have. Gives them back where it does not get all of them. */
export async function claimAll(
  objects: StoreObjects,
  site: BuiltSite,
  live: Live | undefined,
): Promise<void> {
  const claimed: string[] = [];
  try {
    for (const host of site.hosts) {
      if (live?.hosts.includes(host)) continue;
      if (await claimHost(objects, host, site.id)) claimed.push(host);
    }
  } catch (error) {
    for (const host of claimed) await freeHost(objects, host, site.id);
    throw error;
  }
}

export async function freeAll(objects: StoreObjects, { id, hosts }: BuiltSite, left: readonly string[] = []) {
  for (const host of left) if (!hosts.includes(host)) await freeHost(objects, host, id);
}
