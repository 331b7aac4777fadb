import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../changes/changes-between';
import { displayPath } from '../../shared/display-path';
import { codeOf, Failure, isForPeople } from '../../shared/failure';
import { groupBy } from '../../shared/group-by';
import { mapBounded } from '../../shared/map-bounded';
import { byId, idPattern } from '../../shared/natural-order';
import type { Problem } from '../../shared/problem';
import { problemOf } from '../../shared/problem-of';
import { keptCoreFiles } from '../kept-core';
import { type BuiltSite, readBuiltSite } from './built-site';
import { Cores } from './cores';
import type { Live } from './layout';
import type { Publishing } from './new-release';
import type { Store } from './open-store';
import { readLive } from './pointer';
import { checkedObjects, forgivingObjects } from './probe';
import { isShown, NewerIsLive, publishMall } from './publish-mall';
import { type Candidate, inWaves, markRing } from './rings';

/** How many malls go out at a time. */
const atOnce = 16;

export interface PublishOptions extends Pick<Publishing, 'order' | 'date' | 'who'> {
  store: Store;
  out: string;
  /** All that are built, where there is none. */
  ids?: readonly string[] | undefined;
  /** Something in front of the site answers below the path of its backend. */
  apiInFront?: boolean;
  /** Brings a new core to every mall, and not to the canaries first. */
  toAll?: boolean;
  onePublisher?: boolean;
  dryRun?: boolean;
  /** Brands own changes of malls that wait for a new core on the core that they have. Without it, they wait, too. */
  brandEarlier?: (changed: readonly Changed[]) => Promise<ReadonlyMap<string, BuiltSite | Failure>>;
}

/** A mall that waits for the core of its built site, and has a change of its own. */
export interface Changed {
  site: BuiltSite;
  live: Live;
}

export interface PublishedSite {
  merchant: string;
  /**
   * `planned`: a dry run would publish it. `waits`: a new core goes to the canaries first. `newer`: the store has seen a
   * later state of it.
   */
  status: 'published' | 'planned' | 'unchanged' | 'waits' | 'newer' | 'failed';
  /** The release that is live now. */
  release?: string | undefined;
  changes?: Change[] | undefined;
  /** Its own change went out, and it still waits for the new core. */
  waits?: true;
}

/** What `--json` prints (docs/store.md#reports). */
export interface PublishReport {
  ok: boolean;
  store: string;
  order: number;
  sites: PublishedSite[];
  problems: Problem[];
}

/** Publishes built sites into a store. One bad mall never stops the others. */
export async function publishSites(options: PublishOptions): Promise<PublishReport> {
  const { store, out, order } = options;
  const ids = [...new Set(options.ids ?? builtIds(out))];
  const sites = new Map<string, PublishedSite>();
  const problems: Problem[] = [];
  const told = (merchant: string, status: PublishedSite['status'], more?: Partial<PublishedSite>) =>
    sites.set(merchant, { merchant, status, ...more });
  const attempt = async (id: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      told(id, error instanceof NewerIsLive ? 'newer' : 'failed');
      problems.push(problemOf(id, join(out, id), error));
    }
  };
  try {
    const candidates: Candidate[] = [];
    const first = readLive(store.objects, ids[0] ?? '');
    await first.catch(unlessAway); // a store that is away fails once, and not for each mall
    await mapBounded(ids, atOnce, (id) =>
      attempt(id, async () => {
        const site = readBuiltSite(out, id);
        requireFront(site, options.apiInFront);
        const read = await (id === ids[0] ? first : readLive(store.objects, id));
        if (isShown(site, order, read?.value)) told(id, 'unchanged', { release: read?.value.release });
        else candidates.push({ site, read });
      }),
    );
    const { going, waiting } = options.toAll
      ? { going: candidates, waiting: [] }
      : await inWaves(candidates, store);
    const changed = waiting.flatMap(({ site, read }) =>
      read && read.value.config !== site.config ? [{ site, live: read.value }] : [],
    );
    const branded = changed.length > 0 ? await options.brandEarlier?.(changed) : undefined;
    for (const { site, read } of waiting) {
      told(site.id, 'waits', { release: read?.value.release });
      const own = branded?.get(site.id);
      if (own instanceof Failure) await attempt(site.id, () => Promise.reject(own));
      else if (own) going.push({ site: own, read });
      if (!options.dryRun)
        await attempt(site.id, () => markRing(forgivingObjects(store.objects), site, read));
    }
    if (options.dryRun) for (const { site } of going) told(site.id, 'planned');
    else if (going.length > 0)
      await publishAll(going, options, (candidate, run) =>
        attempt(candidate.site.id, async () => {
          const { id, release, releases } = await publishMall(candidate.site, candidate.read, run);
          const waits = waiting.some(({ site }) => site.id === id);
          const isSame = release === candidate.read?.value.release;
          if (isSame) return void told(id, waits ? 'waits' : 'unchanged', { release });
          told(id, 'published', { release, changes: releases[0]?.changes, ...(waits && { waits }) });
        }),
      );
  } catch (error) {
    if (!(error instanceof Error && isForPeople(error))) throw error;
    for (const id of ids) if (!sites.has(id)) told(id, 'failed');
    problems.push(problemOf('', out, error));
  }
  const inOrder = [...sites.values()].sort((one, other) => byId(one.merchant, other.merchant));
  return { ok: problems.length === 0, store: store.name, order, sites: inOrder, problems };
}

async function publishAll(
  going: readonly Candidate[],
  { store, out, order, date, who, onePublisher }: PublishOptions,
  publish: (candidate: Candidate, run: Publishing) => Promise<void>,
): Promise<void> {
  const objects = await checkedObjects(store, onePublisher);
  const cores = new Cores(objects);
  const run = { objects, cores, order, date, who };
  for (const [core, malls] of groupBy(going, ({ site }) => site.core)) {
    const sites = malls.map(({ site }) => site);
    const whole = keptCoreFiles(out, core);
    const earlier = [...new Set(malls.flatMap(({ read }) => read?.value.core ?? []))];
    await cores.bring(core, sites, whole, earlier);
    await mapBounded(malls, atOnce, (mall) => publish(mall, run));
    // Somebody may have pruned a core that nobody used, just before these malls did.
    await cores.bring(core, sites, whole, earlier, true);
  }
}

/** The folders of malls in `dist/`. Throws `Failure` where there is none. */
export function builtIds(out: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(out);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const ids = names.filter((name) => idPattern.test(name)).sort(byId);
  if (ids.length === 0)
    throw new Failure(`There is no built site in ${displayPath(out)}. Build first: npm run build`);
  return ids;
}

function requireFront({ id, api }: BuiltSite, apiInFront = false): void {
  if (api === undefined || apiInFront) return;
  throw new Failure(
    `The backend of mall ${id} is ${api} on its own hosts, and a store answers nothing there. Give it an absolute address (api.baseUrl or API_BASE_URL_${id}), or let something in front pass ${api}/ on to it, and add --api-in-front, or "apiInFront": true to the destination in publish.json.`,
  );
}

/** Damage of one mall's pointer is a matter of that mall. */
function unlessAway(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}
