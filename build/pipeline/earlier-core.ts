import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '@/lib/parsed-json';
import { buildRecordPath } from '../brand/build-json';
import { type PageMaker, pageMaker } from '../brand/page-maker';
import { type BuiltSite, readBuiltSite } from '../publish/store/built-site';
import { keys } from '../publish/store/layout';
import type { Changed } from '../publish/store/publish-sites';
import { textsOf } from '../publish/store/release-object';
import type { StoreObjects } from '../publish/store/store-objects';
import { storedCore } from '../publish/store/stored-core';
import { Failure } from '../shared/failure';
import { groupBy } from '../shared/group-by';
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
