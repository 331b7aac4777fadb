import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetTemplates } from '../brand/templates';
import { makeFolder } from '../shared/make-folder';
import { writeWhole } from '../shared/write-whole';
import { type FleetEntry, fleetEntrySchema } from './fleet-entry';
import { pageValues } from './fleet-page';
import { type Preview, sheetValues } from './preview-sheet';
import { reportFolder } from './report-folder';

const pageFile = 'index.html';
const jsonFile = 'index.json';
const sheetOf = (id: string) => `${id}.html`;

/** The last report, as far as it can be read: an entry that is older or damaged counts as none. */
export async function readReport(out: string): Promise<Map<string, FleetEntry>> {
  try {
    const { malls } = JSON.parse(await savedJson(out)) as { malls: unknown[] }; // checked below
    return new Map(malls.filter(isEntry).map((entry) => [entry.merchant, entry]));
  } catch {
    return new Map();
  }
}

/** Entries stay as they were written, so that a report that says the same is the same text. */
function isEntry(entry: unknown): entry is FleetEntry {
  return fleetEntrySchema.safeParse(entry).success;
}

/** Writes the page of all malls and its data, unless it says the same already. Each file appears whole. */
export async function writeReport(out: string, entries: readonly FleetEntry[]): Promise<void> {
  const json = `${JSON.stringify({ malls: entries }, null, 1)}\n`;
  if (json === (await savedJson(out))) return;
  const { index } = await fleetTemplates();
  write(out, pageFile, index(pageValues(entries)));
  write(out, jsonFile, json);
}

/** Writes the preview sheets of these malls. */
export async function writeSheets(out: string, previews: ReadonlyMap<string, Preview>): Promise<void> {
  if (previews.size === 0) return;
  const { sheet } = await fleetTemplates();
  for (const [id, preview] of previews) write(out, sheetOf(id), sheet(sheetValues(id, preview)));
}

/** Removes the sheets of all malls but these. */
export async function keepSheets(out: string, ids: readonly string[]): Promise<void> {
  const folder = join(out, reportFolder);
  const kept = new Set([pageFile, ...ids.map(sheetOf)]);
  const names = await readdir(folder).catch(() => []);
  const gone = names.filter((name) => name.endsWith('.html') && !kept.has(name));
  await Promise.all(gone.map((name) => rm(join(folder, name))));
}

export async function removeSheet(out: string, id: string): Promise<void> {
  await rm(join(out, reportFolder, sheetOf(id)), { force: true });
}

function savedJson(out: string): Promise<string> {
  return readFile(join(out, reportFolder, jsonFile), 'utf8').catch(() => '');
}

function write(out: string, name: string, content: string): void {
  const folder = join(out, reportFolder);
  makeFolder(folder);
  writeWhole(join(folder, name), content);
}
