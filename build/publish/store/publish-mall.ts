import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { buildRecordPath } from '../../brand/build-json';
import { changesBetween } from '../../changes/changes-between';
import { factsFrom, type SiteFacts } from '../../changes/site-facts';
import { sha256 } from '../../core/site-file';
import { Failure } from '../../shared/failure';
import { earlierAssets } from '../kept';
import type { BuiltSite } from './built-site';
import type { Cores } from './cores';
import { claimHost, freeHost } from './hosts';
import type { ReadJson } from './json-object';
import { keys, type Live, type Published } from './layout';
import { changeLive } from './pointer';
import { type KeptFile, releaseObject, textsOf } from './release-object';
import type { StoreObjects } from './store-objects';

/** How many releases a pointer names. A new one keeps the assets of those before it. */
const mostReleases = 5;

export interface Publishing {
  objects: StoreObjects;
  cores: Cores;
  /** A later publishing has a higher one. */
  order: number;
  date: Date;
  who: string;
}

/** A later state of the mall is in the store. */
export class NewerIsLive extends Failure {}

/** Hash of a site without what it keeps of earlier ones. */
export function siteHash(site: BuiltSite): string {
  return sha256(Buffer.from(releaseObject(site, []).bytes));
}

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

/** Writes the release, and gives the pointer that shows it. */
async function newRelease(site: BuiltSite, live: Live | undefined, run: Publishing): Promise<Live> {
  const { objects, order, date, who } = run;
  const earlier = toKeep(live);
  const { name, bytes, own } = releaseObject(site, await keptFiles(site, earlier, run));
  await objects.put(keys.release(site.id, name), bytes);
  const before = live && (await liveFacts(objects, live));
  const { facts, core, config, id } = site;
  const changes = before && facts && changesBetween(before, facts);
  const entry: Published = {
    ...{ release: name, order, date: date.toISOString(), who, changes, core, config, site: siteHash(site) },
    previous: live?.release,
    assets: own.filter(({ path }) => path.startsWith('assets/')),
    keeps: earlier.map(({ release, core }) => ({ release, core })),
  };
  const releases = [entry, ...earlier.filter(({ release }) => release !== name)];
  return {
    ...{ format: 1, id, release: name, order, highest: order, core, config },
    ...{ hosts: [], left: [], releases, facts: stored(facts) },
  };
}

/** The release that is live, which a rollback needs, and the newest others. Newest first. */
function toKeep(live: Live | undefined): Published[] {
  const releases = live?.releases ?? [];
  const shown = releases.findIndex(({ release }) => release === live?.release);
  const others = mostReleases - (shown < mostReleases - 1 ? 1 : 2);
  return releases.filter((_, index) => index < others || index === shown);
}

async function keptFiles(site: BuiltSite, earlier: readonly Published[], { cores }: Publishing) {
  const lists = earlier.map(async ({ release, core, assets }) => {
    const shared: Omit<KeptFile, 'release'>[] = (await cores.files(core)) ?? [];
    return { name: release, files: [...assets, ...shared] };
  });
  const files = [...site.own, ...site.shared];
  return earlierAssets(files, await Promise.all(lists), 'remove the mall from the store and publish again');
}

/** What people notice of the release that is live. After a rollback only the release itself knows. */
async function liveFacts(objects: StoreObjects, live: Live): Promise<SiteFacts | undefined> {
  const { id, release, core, facts, releases } = live;
  if (release === undefined || core === undefined) return undefined;
  if (release === releases[0]?.release) return facts;
  const found = await objects.get(keys.release(id, release));
  if (!found || !sha256(Buffer.from(found.bytes)).startsWith(release)) return undefined;
  const paths = ['index.html', 'manifest.webmanifest', buildRecordPath];
  const [page, manifest, record = ''] = textsOf(found.bytes, paths);
  const { data } = ownFiles.safeParse(parsedJson(record));
  return factsFrom(page, manifest, data && { core, files: data.files.filter((file) => file.own) });
}

const ownFiles = z.object({
  files: z.array(z.object({ path: z.string(), sha256: z.string(), own: z.literal(true).optional() })),
});

function stored(facts: SiteFacts | undefined): Live['facts'] {
  return facts && { ...facts, files: [...facts.files] };
}

/** Claims the hosts that the mall did not have. Gives them back where it does not get all of them. */
async function claimAll(objects: StoreObjects, site: BuiltSite, live: Live | undefined): Promise<void> {
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

async function freeAll(objects: StoreObjects, { id, hosts }: BuiltSite, left: readonly string[] = []) {
  for (const host of left) if (!hosts.includes(host)) await freeHost(objects, host, id);
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
async function listCanary(objects: StoreObjects, { id, ring }: BuiltSite): Promise<void> {
  if (ring === 'canary') await objects.put(keys.canary(id), new Uint8Array());
  else await objects.remove(keys.canary(id));
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
