import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decorationOf } from '@/brand/decoration';
import { heroOf } from '@/brand/hero';
import { brandOf } from '../brand/brand-of';
import { iconPaths } from '../brand/icon-paths';
import { pageWords } from '../brand/page-words';
import { makeFolder } from '../make-folder';
import { byId } from '../natural-order';
import type { PlannedSite } from '../plan';
import type { Problem } from '../problem';
import type { BuildReport } from '../report';
import { fleetTemplates } from '../templates';
import { checksOf, type FleetEntry, lowestContrast } from './fleet-entry';
import { pageValues } from './fleet-page';
import { reportFolder } from './report-folder';
import type { SiteSize } from './site-size';

const jsonFile = 'index.json';

/** The sites that a build planned, and the sizes of those that it made. */
export interface FleetNotes {
  planned: readonly PlannedSite[];
  sizes: ReadonlyMap<string, SiteSize>;
  /** Ids of all merchants of the folder. */
  everybody: readonly string[];
  /** The name of a mall that no build made yet. */
  nameOf: (id: string) => string;
}

const entrySchema = z.looseObject({
  merchant: z.string(),
  release: z.string(),
  contrast: z.number(),
  changes: z.array(z.string()),
});

/**
 * Writes the report of all malls, and a preview sheet for each that was built (docs/hosting.md#the-fleet-report). Each
 * file appears whole. Malls that this build did not look at stay in the report as they were.
 */
export async function writeFleetReport(out: string, report: BuildReport, notes: FleetNotes): Promise<void> {
  const folder = join(out, reportFolder);
  const last = await readFile(join(folder, jsonFile), 'utf8').catch(() => '');
  const before = entriesIn(last);
  const planned = new Map(notes.planned.map((site) => [site.merchant.id, site]));
  const ids = new Set([...before.keys(), ...planned.keys(), ...report.failed]);
  const entries = [...ids]
    .filter((id) => notes.everybody.includes(id))
    .sort(byId)
    .map((id) => entryOf(id, before.get(id), planned.get(id), report, notes))
    .filter((entry) => entry !== undefined);
  makeFolder(folder);
  const templates = await fleetTemplates();
  for (const id of notes.sizes.keys()) {
    const site = planned.get(id);
    if (site) writeWhole(folder, sheetOf(id), templates.sheet(sheetValues(site)));
  }
  await removeSheets(folder, new Set(notes.everybody));
  const json = `${JSON.stringify({ malls: entries }, null, 1)}\n`;
  if (json === last) return;
  writeWhole(folder, 'index.html', templates.index(pageValues(entries)));
  writeWhole(folder, jsonFile, json);
}

const sheetOf = (id: string) => `${id}.html`;

/** Removes the sheets of malls that are gone. */
async function removeSheets(folder: string, everybody: ReadonlySet<string>): Promise<void> {
  const kept = new Set(['index.html', ...[...everybody].map(sheetOf)]);
  const gone = (await readdir(folder)).filter((name) => name.endsWith('.html') && !kept.has(name));
  await Promise.all(gone.map((name) => rm(join(folder, name))));
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
    return { ...before, status, problems, checks: checksOf({ ...before, problems }) };
  }
  const contrast = lowestContrast(site.merchant, site.environment);
  const entry = {
    merchant: id,
    name: result.name,
    hosts: site.merchant.config.hosts,
    status,
    release,
    problems,
    ...(built && { size: built }),
    contrast,
    changes: built ? (result.changes?.map(({ text }) => text) ?? ['The first release.']) : ['Not known.'],
  };
  return { ...entry, checks: checksOf(entry) };
}

function shortProblem({ severity, message, fix }: Problem) {
  return { severity, message, ...(fix !== undefined && { fix }) };
}

/** The last report, as far as it can be read: an older or damaged one counts as none. */
function entriesIn(json: string): Map<string, FleetEntry> {
  try {
    const { malls } = JSON.parse(json) as { malls: unknown[] }; // checked below
    const sound = malls.filter((entry) => entrySchema.safeParse(entry).success) as FleetEntry[];
    return new Map(sound.map((entry) => [entry.merchant, entry]));
  } catch {
    return new Map();
  }
}

function writeWhole(folder: string, name: string, content: string): void {
  const place = join(folder, name);
  const partial = join(folder, `.${name}.${process.pid}`);
  try {
    writeFileSync(partial, content);
    renameSync(partial, place);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/** What a mall's sheet shows. The pictures are those of its site, cut by the style sheet. */
function sheetValues({ merchant, environment }: PlannedSite) {
  const site = `../${merchant.id}/`;
  const brand = brandOf(merchant, environment, '');
  return {
    id: merchant.id,
    name: brand.name,
    program: brand.programName,
    shortName: pageWords(brand, merchant.config).shortName,
    logoUrl: logoDataUrl(merchant.logo),
    icons: Object.fromEntries(Object.entries(iconPaths).map(([key, path]) => [key, site + path])),
    palette: brand.palette,
    hero: heroOf(brand.palette, decorationOf(brand.palette)),
    wide: brand.logoRatio > 1.3,
    needsIcon: !merchant.icon,
    ratio: brand.logoRatio,
  };
}

function logoDataUrl(logo: Buffer): string {
  const type = logo.subarray(1, 4).toString('latin1') === 'PNG' ? 'png' : 'svg+xml';
  return `data:image/${type};base64,${logo.toString('base64')}`;
}
