import { listMerchants } from './config/list-merchants';
import { rawConfig } from './config/raw-config';
import { reportWarning } from './fleet/report-warning';
import { execute } from './pipeline/execute';
import { load } from './pipeline/load';
import type { BuildOptions } from './pipeline/options';
import { plan } from './pipeline/plan';
import type { BuildReport, SiteReport } from './pipeline/report';
import type { Ended } from './pipeline/step';
import { keepCore } from './publish/kept-core';
import { currentRelease } from './publish/release';
import type { Problem } from './shared/problem';

/**
 * Builds the sites of some merchants: load → plan → execute → report. A mistake of one merchant is reported and stops no
 * other. Throws `UsageError` for a bad `--api`.
 */
export async function buildSites(options: BuildOptions): Promise<BuildReport> {
  const ended = await allSteps(options);
  const standing = ended.report.failed.filter((id) => isPublished(options.out, id));
  const report = { ...ended.report, standing };
  const found = await fleetProblems(options, { ...ended, report });
  const sites = await withKnownSizes(options, report.sites);
  return { ...report, sites, problems: [...report.problems, ...found] };
}

/** A build that leaves a site as it is makes no size of it. The report of all malls has it from the build that made it. */
async function withKnownSizes({ out, fleetReport }: BuildOptions, sites: readonly SiteReport[]) {
  if (!fleetReport || sites.every(({ size }) => size)) return [...sites];
  const { readReport } = await import('./fleet/report-files');
  const known = await readReport(out);
  return sites.map((site) => {
    const entry = known.get(site.merchant);
    const size = entry?.release === site.release ? entry.size : undefined;
    return site.size || !size ? site : { ...site, size };
  });
}

async function allSteps(options: BuildOptions): Promise<Ended> {
  const loaded = await load(options);
  if (loaded.ends) return loaded;
  const planned = plan(options, loaded);
  if (planned.ends) return planned;
  return execute(options, planned);
}

/** Whether shoppers see a site of an earlier build. Something else in its place is no such site. */
function isPublished(out: string, id: string): boolean {
  try {
    return currentRelease(out, id) !== undefined;
  } catch {
    return false;
  }
}

/** Writes the fleet report where it is wanted, or says what of it could not be written. */
async function fleetProblems(
  { merchants, out, fleetReport, dryRun }: BuildOptions,
  { report, sites: planned, sizes = new Map(), core }: Ended,
): Promise<Problem[]> {
  if (!fleetReport || dryRun || !planned) return [];
  const problems: Problem[] = [];
  const unwritten = await reportWarning(out, async () => {
    // loaded only here, because not every build writes a report
    const { writeFleetReport } = await import('./fleet/fleet-report');
    const { ids } = await listMerchants(merchants);
    if (core) keepCore(out, core);
    const nameOf = (id: string) => rawConfig(merchants, id).name ?? id;
    problems.push(...(await writeFleetReport(out, report, { planned, sizes, everybody: ids, nameOf })));
  });
  return unwritten ? [...problems, unwritten] : problems;
}
