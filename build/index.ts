import { join } from 'node:path';
import type { SiteIngredients } from './brand/site';
import { type Change, changesBetween } from './changes/changes-between';
import { factsOfFiles, factsOfRelease } from './changes/site-facts';
import { UsageError } from './cli';
import { compile } from './core/compile';
import { hashInputs } from './core/inputs';
import { folderMemo, noMemo } from './core/memo';
import type { SiteFile } from './core/site-file';
import { memoFolder } from './core/tidy-cache';
import { checkSources, type EnvironmentSources, environmentOf, sourceWarnings } from './environment';
import type { FleetNotes } from './fleet/fleet-report';
import { type SiteSize, sizeOf } from './fleet/site-size';
import { folderMemory } from './folder-memory';
import { type Gate, isolationGate } from './isolation/gate';
import { identities } from './isolation/identity';
import { listMerchants } from './list-merchants';
import { loadMerchants } from './load';
import { mapBounded } from './map-bounded';
import type { Merchant } from './merchant';
import { orphanProblems } from './orphans';
import { hashBuilder, type PlannedSite, planEntry, planSite } from './plan';
import type { Problem } from './problem';
import { compileProblem, problemOf, warningOf } from './problem-of';
import { publish } from './publish';
import { checkOut, prepareOut } from './publish/out-folder';
import { currentRelease, releasesOf } from './publish/release';
import { type BuildReport, reportOf, type SiteReport } from './report';
import { loadTemplates } from './templates';

export interface BuildOptions {
  /** Folder of the merchants. */
  merchants: string;
  /** The merchants to build. Without it: all. */
  only?: readonly string[] | undefined;
  /** Folder for the sites, one per merchant. */
  out: string;
  environment: EnvironmentSources;
  /** How many earlier releases to keep. */
  keep: number;
  /** Ignores every cache. */
  force?: boolean;
  /** Plans and writes nothing. */
  dryRun?: boolean;
  /** Folder that holds `src/` and `public/`. */
  root: string;
  cache: string;
  /** Writes the fleet report beside the sites. */
  fleetReport?: boolean;
}

/** How many sites are branded at once. This keeps the processor busy while some of them wait for the disk. */
const sitesAtOnce = 6;

/**
 * Builds the sites: load → plan → compile → brand → isolate → publish → report. A mistake of one merchant is reported and stops
 * no other. Throws `UsageError` for a bad `--api`.
 */
export async function buildSites(options: BuildOptions): Promise<BuildReport> {
  const notes: Notes = { planned: [], sizes: new Map(), made: '' };
  const done = await buildAll(options, notes);
  const published = await mapBounded(done.failed, sitesAtOnce, (id) => isPublished(options.out, id));
  const report = { ...done, standing: done.failed.filter((_, index) => published[index]) };
  const planned = notes.made !== ''; // otherwise the build ended before it looked at the sites
  if (!options.fleetReport || options.dryRun || !planned) return report;
  const problem = await fleetProblem(options, report, notes);
  return problem ? { ...report, problems: [...report.problems, problem] } : report;
}

/** What the fleet report needs to know of a build. */
type Notes = Omit<FleetNotes, 'everybody' | 'sizes'> & { sizes: Map<string, SiteSize> };

/** The sites are published already, so a report that cannot be written is a warning. */
async function fleetProblem({ merchants, out }: BuildOptions, report: BuildReport, notes: Notes) {
  try {
    // loaded only here, because not every build writes a report
    const { writeFleetReport } = await import('./fleet/fleet-report');
    const { ids } = await listMerchants(merchants);
    await writeFleetReport(out, report, { ...notes, everybody: ids });
    return undefined;
  } catch (error) {
    return { ...problemOf('', join(out, '.report'), error), severity: 'warning' } as const;
  }
}

/** Whether shoppers see a site of an earlier build. Something else in its place is no such site. */
async function isPublished(out: string, id: string): Promise<boolean> {
  return (await currentRelease(out, id).catch(() => undefined)) !== undefined;
}

async function buildAll(options: BuildOptions, notes: Notes): Promise<BuildReport> {
  const bad = badSources(options.environment);
  if (bad) return reportOf({ sites: [], problems: [bad] });
  const [inputs, builder] = await Promise.all([hashInputs(options.root), hashBuilder()]);
  const loaded = await loadAll(options, `${inputs} ${builder}`);
  const { merchants } = loaded;
  // a note is for whoever writes the config, and would be said again at every build
  const problems = loaded.problems.filter(({ severity }) => severity !== 'note');
  problems.push(...(await orphanProblems(options.merchants, options.out)), ...keepWarnings(options));
  problems.push(...sourceWarnings(options.environment).map((text) => warningOf('', 'environment', text)));
  const unwritable = merchants.length > 0 ? await outProblem(options) : undefined;
  if (unwritable) {
    const unbuilt = merchants.map(({ id }) => id);
    return reportOf({ sites: [], problems: [...problems, unwritable] }, unbuilt);
  }
  const planAll = (those: readonly Merchant[], core: string) =>
    attemptEach(problems, those, options, (merchant) =>
      planSite(merchant, environmentOf(merchant, options.environment), {
        out: options.out,
        force: options.force ?? false,
        made: [core, builder],
      }),
    );
  let sites = await planAll(merchants, inputs);
  Object.assign(notes, { planned: sites, made: `${inputs} ${builder}` });
  if (options.dryRun) return reportOf({ plan: sites.map(planEntry), sites: [], problems });

  const tools = sites.some(({ action }) => action === 'build')
    ? await prepare(options, merchants)
    : undefined;
  if (tools && 'severity' in tools) {
    const kept = sites.filter(({ action }) => action === 'keep').map((site) => siteReport(site, undefined));
    const unbuilt = sites.filter(({ action }) => action === 'build').map(({ merchant }) => merchant.id);
    return reportOf({ sites: kept, problems: [...problems, tools] }, unbuilt);
  }

  const wanted = new Set(merchants.map(({ id }) => id));
  problems.push(...(tools?.gate.warnings.filter(({ merchant }) => wanted.has(merchant)) ?? []));

  if (tools && tools.inputs !== inputs) {
    // Somebody saved a file during the compile. A release is named for the files that it was made from, so plan again.
    const those = sites.map(({ merchant }) => merchant);
    sites = await planAll(those, tools.inputs);
    Object.assign(notes, { planned: sites, made: `${tools.inputs} ${builder}` });
  }

  const done = await attemptEach(problems, sites, options, async (site) =>
    siteReport(
      site,
      tools && site.action === 'build' ? await buildSite(site, tools, options, problems, notes) : undefined,
    ),
  );
  return reportOf({ core: tools?.core.hash, sites: done, problems });
}

async function loadAll({ merchants, only, cache, force, dryRun }: BuildOptions, made: string) {
  if (force) return loadMerchants(merchants, only);
  const memory = await folderMemory(cache, merchants, made);
  const loaded = await loadMerchants(merchants, only, {}, memory.load);
  if (!dryRun) await memory.save();
  return loaded;
}

interface Tools extends Pick<SiteIngredients, 'core' | 'templates' | 'memo'> {
  gate: Gate;
  /** Hash of what the core was compiled from. */
  inputs: string;
  brandSite: (ingredients: SiteIngredients) => Promise<SiteFile[]>;
}

/**
 * What branding needs for all sites, or why the app does not compile. The code for branding loads while the app
 * compiles.
 */
async function prepare(options: BuildOptions, merchants: readonly Merchant[]): Promise<Tools | Problem> {
  const [compiled, { brandSite }, templates, everybody] = await Promise.all([
    compile(options).catch((error: unknown) => compileProblem(options.root, error)),
    import('./brand/site'),
    loadTemplates(),
    identities(options.merchants, merchants),
  ]);
  if ('severity' in compiled) return compiled;
  const memo = options.force ? noMemo : folderMemo(memoFolder(options.cache));
  try {
    const gate = await isolationGate(everybody, { core: compiled.core, templates, memo });
    return { ...compiled, brandSite, templates, memo, gate };
  } catch (error) {
    return problemOf('', options.root, error);
  }
}

/** Publishing without an earlier release is allowed, but nobody should do it by accident. */
function keepWarnings({ keep, out }: BuildOptions): Problem[] {
  if (keep > 0) return [];
  const message =
    '--keep 0 leaves no earlier release: nothing can be rolled back, and tabs that are open may miss their files.';
  return [warningOf('', out, message)];
}

interface BuiltSite {
  release: string;
  changes?: Change[];
}

/** Brands and publishes one site, and tells what that changed. Notes of publishing become warnings. */
async function buildSite(
  site: PlannedSite,
  tools: Tools,
  { out, keep }: BuildOptions,
  problems: Problem[],
  notes: Notes,
): Promise<BuiltSite> {
  const { merchant, environment, hash, current } = site;
  const before =
    current === undefined ? undefined : await factsOfRelease(join(releasesOf(out, merchant.id), current));
  const files = await tools.brandSite({ ...tools, merchant, environment });
  await tools.gate.check(merchant, environment, files);
  const { release, notes: told } = await publish({ out, id: merchant.id, hash, files, keep });
  problems.push(...told.map((note) => warningOf(merchant.id, join(out, merchant.id), note)));
  notes.sizes.set(merchant.id, sizeOf(files));
  const after = before && factsOfFiles(files);
  return { release, ...(before && after && { changes: changesBetween(before, after) }) };
}

function siteReport({ merchant, path, current }: PlannedSite, built: BuiltSite | undefined): SiteReport {
  return {
    merchant: merchant.id,
    name: merchant.config.name,
    status: built === undefined ? 'unchanged' : 'built',
    path,
    release: built?.release ?? current ?? '',
    ...(built?.changes && { changes: built.changes }),
  };
}

function badSources(sources: EnvironmentSources): Problem | undefined {
  try {
    checkSources(sources);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return problemOf('', 'environment', error);
  }
}

/** Why no site can be written. This is checked first, before the build takes any time. */
async function outProblem({ out, dryRun }: BuildOptions): Promise<Problem | undefined> {
  try {
    await (dryRun ? checkOut(out) : prepareOut(out));
    return undefined;
  } catch (error) {
    return problemOf('', out, error);
  }
}

/** The results of the successful ones. Each other one adds a problem. */
async function attemptEach<T extends { id: string } | { merchant: Merchant }, R>(
  problems: Problem[],
  each: readonly T[],
  { out }: BuildOptions,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const results = await mapBounded(each, sitesAtOnce, async (one) => {
    try {
      return [await work(one)];
    } catch (error) {
      const { id } = 'merchant' in one ? one.merchant : one;
      problems.push(problemOf(id, join(out, id), error));
      return [];
    }
  });
  return results.flat();
}
