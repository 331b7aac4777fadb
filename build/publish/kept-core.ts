import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '../core/core';
import { coreListText } from '../core/core-cache';
import { entryOf, type FileEntry, madeFile } from '../core/site-file';
import { coreListFile, coreSite } from '../core/tidy-cache';
import { codeOf } from '../shared/failure';
import { makePublicFolder } from '../shared/make-folder';
import { writingPrefix } from './removal';
import { writeRelease } from './write-release';

/** Beside the sites: the whole core of the last build, also the files that no mall has (docs/decisions/0067-rings.md). */
export const keptCores = '.cores';

export const keptCore = (out: string, core: string) => join(out, keptCores, core);

/** Writes a core beside the sites of a build, unless it is there, and removes those of earlier builds. */
export function keepCore(out: string, core: Core): void {
  const folder = join(out, keptCores);
  makePublicFolder(folder);
  for (const name of readdirSync(folder)) {
    if (name !== core.hash) rmSync(join(folder, name), { recursive: true });
  }
  if (existsSync(keptCore(out, core.hash))) return;
  const writing = join(folder, `${writingPrefix}${process.pid}`);
  const files = core.files.map((file) => ({ ...file, path: `${coreSite}/${file.path}` }));
  writeRelease(writing, [...files, madeFile(coreListFile, coreListText(core))]);
  try {
    renameSync(writing, keptCore(out, core.hash));
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    rmSync(writing, { recursive: true }); // another build was faster
  }
}

/** All files of a core that a build has kept, with their folders, and its list. None where no build has kept it. */
export function keptCoreFiles(out: string, core: string): (FileEntry & { folder: string })[] {
  const folder = keptCore(out, core);
  if (!existsSync(folder)) return [];
  const list = madeFile(coreListFile, readFileSync(join(folder, coreListFile)));
  const { files } = JSON.parse(list.bytes.toString()) as Core; // the builder wrote it
  const site = join(folder, coreSite);
  return [...files.map((file) => ({ ...entryOf(file), folder: site })), { ...entryOf(list), folder }];
}
