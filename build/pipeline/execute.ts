import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { belongingsOfAll } from '../config/belongings-of-all';
import { coresFolder } from '../core/tidy-cache';
import { releasesOf } from '../publish/release';
import { removeAbandoned } from '../publish/removal';
import type { Problem } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import { type BuiltSite, prepare, siteReport, type Tools } from './build-site';
import { type Lookout, lookout } from './look-again';
import type { BuildOptions } from './options';
import { type PlannedSites, planEach } from './plan';
import type { PlannedSite } from './plan-site';
import { reportOf } from './report';
import { buildEach, startHelper } from './second-process';
import type { Ended } from './step';

/** The last step makes what was planned: compile → brand → isolate → publish. */
export async function execute(options: BuildOptions, planned: PlannedSites): Promise<Ended> {
  const { merchants, inputs } = planned;
  const everybody = await belongingsOfAll(options.merchants, merchants);
  const watch = lookout(options.out, everybody, options.only !== undefined);
  const toBuild = planned.sites.filter(isToBuild);
  const hasWork = toBuild.length > 0 || planned.sites.some(watch.isWaiting);
  if (!hasWork) return finish(options, planned, watch);
  const isCompiled = existsSync(join(coresFolder(options.cache), inputs));
  // a compile needs the processors first
  const helper = isCompiled ? startHelper(options, toBuild.length) : undefined;
  const prepared = await prepare(options, merchants, everybody);
  if (!prepared.tools) {
    helper?.kill();
    const sites = planned.sites.filter(isKept).map((site) => siteReport(site, undefined));
    const unbuilt = toBuild.map(({ merchant }) => merchant.id);
    const problems = [...planned.problems, prepared.problem];
    return { ends: true, report: reportOf({ sites, problems }, unbuilt), sites: planned.sites };
  }
  const { tools } = prepared;
  const { sites, problems: found } = planAgain(options, planned, tools, watch);
  const problems = [...planned.problems, ...found];
  const build = (built: Map<string, BuiltSite>) =>
    buildEach(sites.filter(isToBuild), tools, options, built, helper);
  return finish(options, { sites, problems }, watch, { tools, build });
}

/**
 * The plan as it is after the compile: without the sites that are refused, for the app that was compiled, and with those
 * live sites that hold something of another mall.
 */
function planAgain(options: BuildOptions, planned: PlannedSites, tools: Tools, watch: Lookout) {
  const isWanted = ({ merchant }: Problem) => planned.merchants.some(({ id }) => id === merchant);
  const refused = tools.gate.refused.filter(isWanted);
  const allowed = planned.sites.filter(({ merchant: { id } }) =>
    refused.every(({ merchant }) => merchant !== id),
  );
  // Somebody saved a file during the compile. A release is named for the files that it was made from, so plan again.
  const renamed =
    tools.inputs === planned.inputs
      ? { sites: allowed, problems: [] }
      : planEach(
          options,
          allowed.map(({ merchant }) => merchant),
          [tools.inputs, planned.builder],
        );
  const looked = renamed.sites.some(watch.isWaiting)
    ? watch.lookAgain(renamed.sites, tools)
    : { sites: renamed.sites, problems: [] };
  const warnings = tools.gate.warnings.filter(isWanted);
  return {
    sites: looked.sites,
    problems: [...warnings, ...refused, ...renamed.problems, ...looked.problems],
  };
}

/** Builds what is to be built, removes what earlier builds left over, and tells what came of it. */
async function finish(
  options: BuildOptions,
  { sites, problems }: Pick<PlannedSites, 'sites' | 'problems'>,
  watch: Lookout,
  work?: { tools: Tools; build: (built: Map<string, BuiltSite>) => Promise<Problem[]> },
): Promise<Ended> {
  const kept = sites.filter(isKept).map(({ merchant }) => merchant.id);
  const all = [...problems];
  for (const id of kept) {
    await removeAbandoned(options.out, id).catch((error: unknown) =>
      all.push({ ...problemOf(id, releasesOf(options.out, id), error), severity: 'warning' }),
    );
  }
  const built = new Map<string, BuiltSite>();
  if (work) all.push(...(await work.build(built)), ...work.tools.notes);
  const reports = sites.flatMap((site) => {
    const done = built.get(site.merchant.id);
    return done || isKept(site) ? [siteReport(site, done)] : [];
  });
  watch.settle(reports);
  const isAllKept = sites.length > 0 && kept.length === sites.length;
  const core = isAllKept ? undefined : work?.tools.core.hash;
  const sizes = new Map([...built].map(([id, { size }]) => [id, size]));
  const report = reportOf({ core, sites: reports, problems: all });
  return { ends: true, report, sites, sizes, core: work?.tools.core };
}

function isKept({ action }: PlannedSite): boolean {
  return action === 'keep';
}

function isToBuild({ action }: PlannedSite): boolean {
  return action === 'build';
}
