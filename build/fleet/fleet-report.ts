import { join } from 'node:path';
import { brandOf } from '../brand/brand-of';
import type { PlannedSite } from '../pipeline/plan-site';
import type { BuildReport } from '../pipeline/report';
import type { SiteSize } from '../pipeline/site-size';
import { byId } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import { changesOf, checksOf, type FleetEntry, lowestContrast } from './fleet-entry';
import { readReport, reportFolder, writeReport } from './report-files';

/** The sites that a build planned, and the sizes of those that it made. */
export interface FleetNotes {
  planned: readonly PlannedSite[];
  sizes: ReadonlyMap<string, SiteSize>;
  /** Ids of all merchants of the folder. */
  everybody: readonly string[];
  /** The name of a mall that no build made yet. */
  nameOf: (id: string) => string;
}

/**
 * Writes the report of all malls (docs/hosting.md#the-fleet-report). Malls that this build did not look at stay in it as
 * they were, and so do those of which it cannot tell. Returns a warning for each of these.
 */
export async function writeFleetReport(
  out: string,
  report: BuildReport,
  notes: FleetNotes,
): Promise<Problem[]> {
  const before = await readReport(out);
  const problems: Problem[] = [];
  const told = (id: string) => {
    try {
      return entryOf(id, before.get(id), planned.get(id), report, notes);
    } catch (error) {
      problems.push({ ...problemOf(id, join(out, reportFolder), error), severity: 'warning' });
      return before.get(id);
    }
  };
  const planned = new Map(notes.planned.map((site) => [site.merchant.id, site]));
  const ids = new Set([...before.keys(), ...planned.keys(), ...report.failed]);
  const entries = [...ids]
    .filter((id) => notes.everybody.includes(id))
    .sort(byId)
    .map(told)
    .filter((entry) => entry !== undefined);
  await writeReport(out, entries);
  return problems;
}

function entryOf(
  id: string,
  before: FleetEntry | undefined,
  site: PlannedSite | undefined,
  report: BuildReport,
  { sizes, nameOf }: FleetNotes,
): FleetEntry | undefined {
  const problems = report.problems.filter(({ merchant }) => merchant === id).map(shortProblem);
  const result = report.sites.find(({ merchant }) => merchant === id);
  if (!site || !result) {
    if (!report.failed.includes(id)) return before;
    const status = report.standing.includes(id) ? 'standing' : 'failed';
    const checks = { config: false, contrast: false, isolation: false, size: false };
    const known = { name: nameOf(id), hosts: [], release: '', contrast: 0, changes: [] };
    return { ...known, ...before, merchant: id, status, problems, checks };
  }
  const { status, release } = result;
  const built = sizes.get(id);
  if (!built && before?.release === release) {
    // nothing is carried over that a failed build may have written in between
    const { rolledBackFrom: _, ...known } = before;
    return { ...known, status, problems, checks: checksOf({ ...before, problems }) };
  }
  const contrast = lowestContrast(brandOf(site.merchant, site.environment, '').palette);
  const entry = {
    merchant: id,
    name: result.name,
    hosts: site.merchant.config.hosts,
    ring: site.merchant.config.release.ring,
    status,
    release,
    problems,
    ...(built && { size: built }),
    contrast,
    changes: changesOf(result.changes, built !== undefined),
  };
  return { ...entry, checks: checksOf(entry) };
}

function shortProblem({ severity, message, fix }: Problem) {
  return { severity, message, ...(fix !== undefined && { fix }) };
}
