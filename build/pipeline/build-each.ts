import { setImmediate as nextTurn } from 'node:timers/promises';
import { mapBounded } from '../shared/map-bounded';
import type { Problem } from '../shared/problem';
import { type BuiltSite, buildSite, type Tools, toolsKey } from './build-site';
import type { SiteOptions } from './options';
import type { PlannedSite } from './plan-site';
import { secondProcess, startHelper } from './second-process';

/** How many sites a process builds at once. This keeps it busy while some of them wait for the disk. */
const sitesAtOnce = 6;
/** How many sites the second process is given at once, so that it never waits for this one. */
const sitesAhead = 12;

/**
 * Builds these sites, many of them with the help of a second process, which may run already. `built` takes those that
 * are published. Returns what went wrong: a site that cannot be built stops no other one.
 */
export async function buildEach(
  sites: readonly PlannedSite[],
  tools: Tools,
  options: SiteOptions,
  built: Map<string, BuiltSite>,
  helper = startHelper(options, sites.length),
): Promise<Problem[]> {
  const second = helper && secondProcess(helper, options, toolsKey(tools));
  const outcomes = await mapBounded(sites, second ? sitesAtOnce + sitesAhead : sitesAtOnce, async (site) => {
    await nextTurn(); // building a site is mostly synchronous, and the second process waits for its next one
    const busyThere = second?.busy() ?? sitesAhead;
    const there = busyThere < sitesAhead ? await second?.build(site) : undefined;
    const outcome = there ?? (await buildSite(site, tools, options));
    if (outcome.built) built.set(site.merchant.id, outcome.built);
    return outcome;
  });
  second?.end();
  return outcomes.flatMap(({ problems }) => problems);
}
