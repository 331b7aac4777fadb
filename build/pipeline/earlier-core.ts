import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import type { ReadObjects } from '../../serve/objects/read-objects';
import { buildRecordPath } from '../brand/build-json';
import { type PageMaker, pageMaker } from '../brand/page-maker';
import type { Core } from '../core/core';
import { readCore, settleCore } from '../core/core-cache';
import { compilingPrefix, coreListFile, coreSite, coresFolder } from '../core/tidy-cache';
import { type BuiltSite, readBuiltSite } from '../publish/store/built-site';
import { readJson } from '../publish/store/json-object';
import { coreSchema, keys } from '../publish/store/layout';
import type { Changed } from '../publish/store/publish-sites';
import { textsOf } from '../publish/store/release-object';
import type { StoreObjects } from '../publish/store/store-objects';
import { Failure } from '../shared/failure';
import { groupBy } from '../shared/group-by';
import { makeFolder } from '../shared/make-folder';
import { mapBounded } from '../shared/map-bounded';
import type { BuildOptions } from './options';
import type { BuildReport } from './report';

/**
 * Brands the changes on the cores that the malls have (docs/decisions/0067-rings.md). Gives the site for each mall, or
 * why its change cannot go out before the new core.
 */
export async function brandOnEarlier(
  malls: readonly Changed[],
  objects: StoreObjects,
  options: Omit<BuildOptions, 'out' | 'keep' | 'only' | 'core'>,
  build: (options: BuildOptions) => Promise<BuildReport>,
): Promise<Map<string, BuiltSite | Failure>> {
  const branded = new Map<string, BuiltSite | Failure>();
  for (const [hash, group] of groupBy(malls, ({ live }) => live.core ?? '')) {
    const core = await storedCore(objects, hash, options.cache);
    const fits = await Promise.all(group.map((mall) => core !== undefined && pageFits(mall, objects)));
    const only = group.filter((_, index) => fits[index]).map(({ site }) => site.id);
    const out = await mkdtemp(join(tmpdir(), 'earlier-core-'));
    try {
      const problems =
        only.length > 0 ? (await build({ ...options, core, only, out, keep: 1, processes: 1 })).problems : [];
      for (const { site } of group) {
        const error = problems.find(
          ({ merchant, severity }) => severity === 'error' && ['', site.id].includes(merchant),
        );
        if (!core) branded.set(site.id, refusal(site, 'the store does not have the whole of that core'));
        else if (!only.includes(site.id))
          branded.set(site.id, refusal(site, 'that core cannot read the pages of this state'));
        else if (error) branded.set(site.id, refusal(site, error.message));
        else branded.set(site.id, sameChange(site, readBuiltSite(out, site.id)));
      }
    } finally {
      await rm(out, { recursive: true, force: true });
    }
  }
  return branded;
}

/** The build may have used an environment that publishing does not see, such as `--api`. */
function sameChange(site: BuiltSite, branded: BuiltSite): BuiltSite | Failure {
  if (branded.config === site.config) return branded;
  return refusal(site, 'its site was built with another folder of merchants or another environment');
}

function refusal({ id }: BuiltSite, why: string): Failure {
  return new Failure(
    `Mall ${id} waits for a new core, and its own change cannot go out on the core that it has: ${why}. Promote the new core, or make the mall a canary.`,
  );
}

const madeSchema = z.object({ made: z.object({ page: z.string(), texts: z.string() }) });

/** Whether the page of today is one for the app of the live release. */
async function pageFits({ site, live }: Changed, objects: StoreObjects): Promise<boolean> {
  const found = live.release && (await objects.get(keys.release(live.id, live.release)));
  const [record = ''] = found ? textsOf(found.bytes, [buildRecordPath]) : [];
  const before: PageMaker | undefined = madeSchema.safeParse(parsedJson(record)).data?.made;
  const { page, texts } = await pageMaker();
  const words = Object.keys(site.facts?.brand.texts ?? {});
  return before?.page === page && (words.length === 0 || before.texts === texts);
}

/** How many files come at a time. */
const atOnce = 16;

/** A core that publishing has put into a store, by way of the cache. `undefined` where the store has not all of it. */
async function storedCore(objects: ReadObjects, core: string, cache: string): Promise<Core | undefined> {
  const place = join(coresFolder(cache), `stored-${core}`);
  const known = await readCore(place);
  if (known) return known;
  const files = (await readJson(objects, keys.core(core), coreSchema))?.value.files ?? [];
  makeFolder(coresFolder(cache));
  const folder = mkdtempSync(join(coresFolder(cache), compilingPrefix));
  try {
    await mapBounded(files, atOnce, async ({ path, sha256 }) => {
      const file = join(folder, path === coreListFile ? path : join(coreSite, path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, (await objects.get(keys.file(sha256)))?.bytes ?? '', { mode: 0o444 });
    });
    const isWhole = (await readCore(folder))?.hash === core; // it looks at every byte
    return isWhole ? await settleCore(folder, place) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
