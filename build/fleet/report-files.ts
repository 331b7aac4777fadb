import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fleetPage } from '../brand/templates';
import { makeFolder } from '../shared/make-folder';
import { writeWhole } from '../shared/write-whole';
import { type FleetEntry, fleetEntrySchema } from './fleet-entry';
import { pageValues } from './fleet-page';

/** Below the folder of the sites. Its name begins with a dot, like the folder of the releases: nobody serves it. */
export const reportFolder = '.report';

const pageFile = 'index.html';
const jsonFile = 'index.json';

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
  write(out, pageFile, (await fleetPage())(pageValues(entries)));
  write(out, jsonFile, json);
}

function savedJson(out: string): Promise<string> {
  return readFile(join(out, reportFolder, jsonFile), 'utf8').catch(() => '');
}

function write(out: string, name: string, content: string): void {
  const folder = join(out, reportFolder);
  makeFolder(folder);
  writeWhole(join(folder, name), content);
}
