import { Failure } from '../../shared/failure';
import type { BuiltSite } from './built-site';
import { claimAll, freeAll } from './hosts';
import type { ReadJson } from './json-object';
import type { Live } from './layout';
import { newRelease, type Publishing, siteHash } from './new-release';
import { changeLive } from './pointer';
import { listCanary } from './rings';

/** A later state of the mall is in the store. */
export class NewerIsLive extends Failure {}

/** Whether a pointer shows this site already, so that nothing has to be written. Throws `NewerIsLive`. */
export function isShown(site: BuiltSite, order: number, live: Live | undefined): boolean {
  if (!live) return false;
  if (order < live.highest) {
    throw new NewerIsLive(
      `The store has seen order ${live.highest} of mall ${site.id}, and this one is ${order}. A later state is live, so this one stays out.`,
    );
  }
  const shown = live.releases.find(({ release }) => release === live.release);
  const hasHosts = live.left.length === 0 && same(live.hosts, site.hosts);
  return order === live.highest && hasHosts && live.ring === site.ring && shown?.site === siteHash(site);
}

/**
 * Publishes a site whose core is in the store: its release, the claims of its hosts, then the pointer. Killed at any
 * moment, the old site or the new one is there. Throws `NewerIsLive`, and `Failure` where a host is another mall's.
 */
export async function publishMall(
  site: BuiltSite,
  read: ReadJson<Live> | undefined,
  run: Publishing,
): Promise<Live> {
  const { objects } = run;
  const change = async (live: Live | undefined) => {
    if (isShown(site, run.order, live)) return undefined;
    if (live?.ring !== site.ring) await listCanary(objects, site);
    const shown = live?.releases.find(({ release }) => release === live.release);
    const next = live && shown?.site === siteHash(site) ? live : await newRelease(site, live, run);
    await claimAll(objects, site, live);
    await freeAll(objects, site, live?.left); // a killed publishing may have left them
    const { order } = run;
    const left = live?.hosts.filter((host) => !site.hosts.includes(host)) ?? [];
    return { ...next, order, highest: order, ring: site.ring, hosts: site.hosts, left };
  };
  const { before, after } = await changeLive(objects, site.id, change, { read });
  if (after) await freeAll(objects, site, after.left);
  const live = after ?? before;
  if (!live) throw new Error('A mall without a pointer was not published.');
  return live;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
