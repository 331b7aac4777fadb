import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parsedJson } from '@/lib/parsed-json';
import type { Core } from '../core/core';
import { coreListText } from '../core/core-cache';
import { madeFile } from '../core/site-file';
import { coreListFile, coreSite } from '../core/tidy-cache';
import { codeOf } from '../shared/failure';
import { makePublicFolder } from '../shared/make-folder';
import { writeWhole } from '../shared/write-whole';
import { writingPrefix } from './removal';
import { writeRelease } from './write-release';

/** Beside the sites: what a store of sites has to know of the whole fleet (docs/decisions/0067-rings.md). */
export const fleetFolder = '.fleet';

const canariesFile = 'canaries.json';

/** Where the whole core is, as the cache has it. Sites leave out what their malls switch off. */
export const coreIn = (out: string, core: string) => join(out, fleetFolder, core);

/** Writes the core of a build beside its sites, unless it is there, and removes those of earlier builds. */
export function keepCore(out: string, core: Core): void {
  const folder = join(out, fleetFolder);
  makePublicFolder(folder);
  const names = readdirSync(folder).filter((name) => name !== core.hash && name !== canariesFile);
  for (const name of names) rmSync(join(folder, name), { recursive: true });
  if (existsSync(coreIn(out, core.hash))) return;
  const writing = join(folder, `${writingPrefix}${process.pid}`);
  const files = core.files.map((file) => ({ ...file, path: `${coreSite}/${file.path}` }));
  writeRelease(writing, [...files, madeFile(coreListFile, coreListText(core))]);
  try {
    renameSync(writing, coreIn(out, core.hash));
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    rmSync(writing, { recursive: true }); // another build was faster
  }
}

/** Writes the ids of all malls that get a new core first, also of those that this build did not look at. */
export function keepCanaries(out: string, canaries: readonly string[]): void {
  makePublicFolder(join(out, fleetFolder));
  writeWhole(join(out, fleetFolder, canariesFile), `${JSON.stringify(canaries)}\n`);
}

/** The ids that the last build wrote. */
export function canariesIn(out: string): string[] {
  const place = join(out, fleetFolder, canariesFile);
  const ids = existsSync(place) ? parsedJson(readFileSync(place, 'utf8')) : [];
  return Array.isArray(ids) ? ids.map(String) : [];
}
