import { join } from 'node:path';
import type { Merchant } from './brand/merchant';
import { belongingsOfAll } from './config/belongings-of-all';
import { folderMemory } from './config/folder-memory';
import { listMerchants } from './config/list-merchants';
import { loadMerchants } from './config/load';
import { rawConfig } from './config/raw-config';
import { isDamaged } from './core/core-cache';
import { hashInputs } from './core/inputs';
import type { StartedCompile } from './core/start-compile';
import { coresFolder } from './core/tidy-cache';
import {
  checkSources,
  type EnvironmentSources,
  environmentOf,
  sourceWarnings,
} from './environment/environment';
import { orphanProblems } from './fleet/orphans';
import { reportWarning } from './fleet/report-warning';
import { buildEach } from './pipeline/build-each';
import { type BuiltSite, prepare, type SiteOptions, siteReport } from './pipeline/build-site';
import { lookout } from './pipeline/look-again';
import { hashBuilder, type PlannedSite, planEntry, planSite } from './pipeline/plan';
import { removeLeftovers } from './pipeline/remove-leftovers';
import { type BuildReport, reportOf } from './pipeline/report';
import { startHelper } from './pipeline/second-process';
import type { SiteSize } from './pipeline/site-size';
import { checkOut, prepareOut, requireApart } from './publish/out-folder';
import { currentRelease } from './publish/release';
import { removeAbandoned } from './publish/removal';
import { UsageError } from './shared/failure';
import type { Problem } from './shared/problem';
import { problemOf, problemsOf, sourceProblem, warningOf } from './shared/problem-of';

export interface BuildOptions extends SiteOptions {
  /** The merchants to build. Without it: all. */
  only?: readonly string[] | undefined;
  environment: EnvironmentSources;
  /** Plans and writes nothing. */
  dryRun?: boolean;
  /** Writes the fleet report beside the sites. */
  fleetReport?: boolean;
}

/** The build: load → plan → compile → brand → isolate → publish → report. `buildSites` tells the rest. */
export async function runPipeline(options: PipelineOptions): Promise<BuildReport> {
  const notes: BuildNotes = { sizes: new Map() };
  const done = await buildAll(options, notes);
  const report = { ...done, standing: done.failed.filter((id) => isPublished(options.out, id)) };
  const { planned, sizes } = notes;
  if (!options.fleetReport || options.dryRun || !planned) return report;
  const problem = await fleetProblem(options, report, { planned, sizes });
  return problem ? { ...report, problems: [...report.problems, problem] } : report;
}

export interface PipelineOptions extends BuildOptions {
  /** A compile that runs already. */
  started?: StartedCompile | undefined;
}

/** What the fleet report needs to know of a build. */
interface BuildNotes {
  /** Missing when the build ended before it looked at the sites. */
  planned?: readonly PlannedSite[];
  sizes: Map<string, SiteSize>;
}

/** Writes the fleet report, or says why not. */
function fleetProblem({ merchants, out }: BuildOptions, report: BuildReport, notes: Required<BuildNotes>) {
  return reportWarning(out, async () => {
    // loaded only here, because not every build writes a report
    const { writeFleetReport } = await import('./fleet/fleet-report');
    const { ids } = await listMerchants(merchants);
    const nameOf = (id: string) => rawConfig(merchants, id).name ?? id;
    await writeFleetReport(out, report, { ...notes, everybody: ids, nameOf });
  });
}

/** Whether shoppers see a site of an earlier build. Something else in its place is no such site. */
function isPublished(out: string, id: string): boolean {
  try {
    return currentRelease(out, id) !== undefined;
  } catch {
    return false;
  }
}

async function buildAll(options: PipelineOptions, notes: BuildNotes): Promise<BuildReport> {
  const bad = badSources(options.environment);
  if (bad.length > 0) return reportOf({ sites: [], problems: bad });
  const hashes = await hashAll(options);
  if ('severity' in hashes) {
    const { ids } = await listMerchants(options.merchants);
    const unbuilt = ids.filter((id) => options.only?.includes(id) ?? true);
    return reportOf({ sites: [], problems: [hashes] }, unbuilt);
  }
  const [inputs, builder] = hashes;
  const loaded = await loadAll(options, `${inputs} ${builder}`);
  const { merchants } = loaded;
  // a note is for whoever writes the config, and would be said again at every build
  const problems = loaded.problems.filter(({ severity }) => severity !== 'note');
  problems.push(...(await orphanProblems(options.merchants, options.out)), ...keepWarnings(options));
  problems.push(...sourceWarnings(options.environment, (await listMerchants(options.merchants)).ids));
  const unwritable = merchants.length > 0 ? await outProblem(options) : undefined;
  if (unwritable) {
    const unbuilt = merchants.map(({ id }) => id);
    return reportOf({ sites: [], problems: [...problems, unwritable] }, unbuilt);
  }
  let sites = planEach(problems, merchants, options, [inputs, builder]);
  notes.planned = sites;
  if (options.dryRun) return reportOf({ plan: sites.map(planEntry), sites: [], problems });

  const everybody = await belongingsOfAll(options.merchants, merchants);
  const watch = lookout(options.out, everybody, merchants, options.only !== undefined);
  const toBuild = sites.filter(({ action }) => action === 'build').length;
  const hasWork =
    toBuild > 0 || sites.some(watch.isWaiting) || (await isDamaged(join(coresFolder(options.cache), inputs)));
  // a compile needs the processors first
  const helper = options.started || toBuild === 0 ? undefined : startHelper(options, toBuild);
  const tools = hasWork ? await prepare(options, merchants, { builder, everybody }) : undefined;
  if (tools && 'severity' in tools) {
    helper?.kill();
    const kept = sites.filter(({ action }) => action === 'keep').map((site) => siteReport(site, undefined));
    const unbuilt = sites.filter(({ action }) => action === 'build').map(({ merchant }) => merchant.id);
    return reportOf({ sites: kept, problems: [...problems, tools] }, unbuilt);
  }

  const wanted = new Set(merchants.map(({ id }) => id));
  problems.push(...(tools?.gate.warnings.filter(({ merchant }) => wanted.has(merchant)) ?? []));

  const refused = tools?.gate.refused.filter(({ merchant }) => wanted.has(merchant)) ?? [];
  problems.push(...refused);
  sites = sites.filter(({ merchant }) => !refused.some((problem) => problem.merchant === merchant.id));

  if (tools && tools.inputs !== inputs) {
    // Somebody saved a file during the compile. A release is named for the files that it was made from, so plan again.
    const those = sites.map(({ merchant }) => merchant);
    sites = planEach(problems, those, options, [tools.inputs, builder]);
    notes.planned = sites;
  }

  if (tools && sites.some(watch.isWaiting)) {
    const looked = watch.lookAgain(sites, tools);
    sites = looked.sites;
    problems.push(...looked.problems);
  }

  const kept = sites.filter(({ action }) => action === 'keep').map(({ merchant }) => merchant.id);
  const abandoned = kept.map((id) => ({ id, remove: () => removeAbandoned(options.out, id) }));
  problems.push(...(await removeLeftovers(options.out, abandoned)));

  const done = new Map<string, BuiltSite>();
  if (tools) {
    const changed = sites.filter(({ action }) => action === 'build');
    problems.push(...(await buildEach(changed, tools, options, done, helper)), ...tools.notes);
  }
  for (const [id, { size }] of done) notes.sizes.set(id, size);
  const reports = sites.flatMap((site) => {
    const built = done.get(site.merchant.id);
    return built || site.action === 'keep' ? [siteReport(site, built)] : [];
  });
  watch.settle(reports);
  const isAllKept = sites.length > 0 && kept.length === sites.length;
  return reportOf({ core: isAllKept ? undefined : tools?.core.hash, sites: reports, problems });
}

/** The hashes of the app and of the builder, or why their files cannot be read. */
async function hashAll({ root, started }: PipelineOptions): Promise<[string, string] | Problem> {
  try {
    return await Promise.all([started?.inputs ?? hashInputs(root), hashBuilder()]);
  } catch (error) {
    return sourceProblem(root, error);
  }
}

async function loadAll({ merchants, only, cache, force, dryRun }: BuildOptions, made: string) {
  if (force) return loadMerchants(merchants, only);
  const memory = await folderMemory(cache, merchants, made);
  const loaded = await loadMerchants(merchants, only, {}, memory.load);
  if (!dryRun) await memory.save();
  return loaded;
}

/** Publishing without an earlier release is allowed, but nobody should do it by accident. */
function keepWarnings({ keep, out }: BuildOptions): Problem[] {
  if (keep > 0) return [];
  const message =
    '--keep 0 leaves no earlier release: nothing can be rolled back, and tabs that are open may miss their files.';
  return [warningOf('', out, message)];
}

function badSources(sources: EnvironmentSources): Problem[] {
  try {
    checkSources(sources);
    return [];
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return problemsOf('', 'environment', error);
  }
}

/** Why no site can be written. This is checked first, before the build takes any time. */
async function outProblem({ merchants, out, dryRun }: BuildOptions): Promise<Problem | undefined> {
  try {
    requireApart(out, merchants);
    await (dryRun ? checkOut(out) : prepareOut(out));
    return undefined;
  } catch (error) {
    return problemOf('', out, error);
  }
}

/** The plans of those that can be planned. Each other one adds a problem. */
function planEach(
  problems: Problem[],
  merchants: readonly Merchant[],
  { out, environment, force = false }: BuildOptions,
  made: readonly string[],
): PlannedSite[] {
  return merchants.flatMap((merchant) => {
    try {
      return [planSite(merchant, environmentOf(merchant, environment), { out, force, made })];
    } catch (error) {
      problems.push(...problemsOf(merchant.id, join(out, merchant.id), error));
      return [];
    }
  });
}
