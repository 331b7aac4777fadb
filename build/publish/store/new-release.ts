import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { buildRecordPath } from '../../brand/build-json';
import { changesBetween } from '../../changes/changes-between';
import { factsFrom, type SiteFacts } from '../../changes/site-facts';
import { sha256 } from '../../core/site-file';
import { earlierAssets } from '../kept';
import type { BuiltSite } from './built-site';
import type { Cores } from './cores';
import { keys, type Live, type Published } from './layout';
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

/** Hash of a site without what it keeps of earlier ones. */
export function siteHash(site: BuiltSite): string {
  return sha256(Buffer.from(releaseObject(site, []).bytes));
}

/** Writes the release, and gives the pointer that shows it. */
export async function newRelease(site: BuiltSite, live: Live | undefined, run: Publishing): Promise<Live> {
  const { objects, order, date, who } = run;
  const earlier = toKeep(live);
  const { name, bytes, own } = releaseObject(site, await keptFiles(site, earlier, run));
  await objects.put(keys.release(site.id, name), bytes);
  const before = live && (await liveFacts(objects, live));
  const { facts, core, config, id } = site;
  const changes = before && facts && changesBetween(before, facts);
  const entry: Published = {
    release: name,
    order,
    date: date.toISOString(),
    who,
    changes,
    core,
    config,
    site: siteHash(site),
    previous: live?.release,
    assets: own.filter(({ path }) => path.startsWith('assets/')),
    keeps: earlier.map(({ release, core }) => ({ release, core })),
  };
  const releases = [entry, ...earlier.filter(({ release }) => release !== name)];
  return {
    format: 1,
    id,
    release: name,
    order,
    highest: order,
    core,
    config,
    hosts: [],
    left: [],
    releases,
    facts: stored(facts),
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
