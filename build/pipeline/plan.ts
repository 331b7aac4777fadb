import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import { environmentOf } from '../environment/environment';
import type { Problem } from '../shared/problem';
import { problemsOf } from '../shared/problem-of';
import type { Loaded } from './load';
import type { BuildOptions } from './options';
import { type PlannedSite, planEntry, planSite } from './plan-site';
import { reportOf } from './report';
import type { Step } from './step';

/** The plans of all sites, with what the plans were made from. */
export interface PlannedSites extends Loaded {
  sites: readonly PlannedSite[];
}

/** The second step compares each site with the published one. A dry run ends here. */
export function plan(options: BuildOptions, loaded: Loaded): Step<PlannedSites> {
  const { sites, problems } = planEach(options, loaded.merchants, [loaded.inputs, loaded.builder]);
  const all = [...loaded.problems, ...problems];
  if (!options.dryRun) return { ...loaded, ends: false, sites, problems: all };
  return { ends: true, report: reportOf({ plan: sites.map(planEntry), sites: [], problems: all }), sites };
}

/** The plans of those that can be planned. Each other one gives a problem. */
export function planEach(
  { out, environment, force = false }: BuildOptions,
  merchants: readonly Merchant[],
  made: readonly string[],
): { sites: PlannedSite[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const sites = merchants.flatMap((merchant) => {
    try {
      return [planSite(merchant, environmentOf(merchant, environment), { out, force, made })];
    } catch (error) {
      problems.push(...problemsOf(merchant.id, join(out, merchant.id), error));
      return [];
    }
  });
  return { sites, problems };
}
