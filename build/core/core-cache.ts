import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../shared/failure';
import { chunkSchema } from './chunk';
import type { Core } from './core';
import { pageLinks } from './page-links';
import { entryOf, type FileEntry, sha256 } from './site-file';
import { coreListFile, coreSite } from './tidy-cache';

const listSchema = z.object({
  hash: z.string(),
  serviceWorker: z.string(),
  page: z.object({ script: z.string(), login: z.string() }),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
  chunks: z.array(chunkSchema),
});

/** The core in a folder. `undefined` when there is none, or when a byte of it has changed. */
export async function readCore(folder: string): Promise<Core | undefined> {
  try {
    const { files, chunks, ...core } = listSchema.parse(
      JSON.parse(await readFile(join(folder, coreListFile), 'utf8')),
    );
    const shared = files.map((file) => ({ ...file, source: join(folder, coreSite, file.path) }));
    if (!shared.every((file) => sha256(readFileSync(file.source)) === file.sha256)) return undefined;
    const styles = pageLinks(chunks).styles.map((path) => readFile(join(folder, coreSite, path), 'utf8'));
    return { ...core, files: shared, chunks, entryCss: (await Promise.all(styles)).join('\n') };
  } catch {
    return undefined; // a cache that cannot be read is a cache that is not there
  }
}

/** What the list of a core tells, beside its hash. */
export interface CoreList extends Pick<Core, 'chunks' | 'serviceWorker' | 'page'> {
  files: readonly FileEntry[];
}

/** Writes the list of a core. Its files are in `folder/site` already. */
export async function describeCore(folder: string, core: CoreList): Promise<void> {
  const files = core.files.map(entryOf);
  const lines = files.map((file) => `${file.path} ${file.sha256}`);
  const hash = sha256([...lines, JSON.stringify(core.page)].join('\n'));
  await writeFile(join(folder, coreListFile), coreListText({ ...core, hash }));
}

/** The text of a core's list. */
export function coreListText({ hash, serviceWorker, page, files, chunks }: CoreList & { hash: string }) {
  return JSON.stringify({ hash, serviceWorker, page, files: files.map(entryOf), chunks }, null, 1);
}

/**
 * Puts a finished core in its place and returns the core that is there afterwards. A core that is already there stays,
 * because running builds may be linking to its files. A damaged one is replaced.
 */
export async function settleCore(finished: string, place: string): Promise<Core> {
  // Another build may put the same core there at any moment, so only a rename tells whether the place is free.
  if (!(await moved(finished, place))) {
    const [present, made] = [await readCore(place), await readCore(finished)];
    if (present?.hash !== made?.hash) {
      const damaged = `${finished}-damaged`;
      await rename(place, damaged).catch(() => undefined);
      await moved(finished, place);
      await rm(damaged, { recursive: true, force: true });
    }
    await rm(finished, { recursive: true, force: true });
  }
  const core = await readCore(place);
  if (!core) throw new Error(`The compiled core in ${place} is not what was written there.`);
  return core;
}

/** Moves a folder. `false` when something is in its place. */
async function moved(folder: string, place: string): Promise<boolean> {
  try {
    await rename(folder, place);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(codeOf(error))) return false;
    throw error;
  }
}
