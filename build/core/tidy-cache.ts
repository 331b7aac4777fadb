import { statSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** What the cache holds: finished cores, cores that are being compiled, and the results of the memo. */
export const coresFolder = (cache: string) => join(cache, 'core');
export const memoFolder = (cache: string) => join(cache, 'memo');
export const compilingPrefix = 'compiling-';
/** Inside of a core: the files that sites link to. */
export const coreSite = 'site';

const hour = 60 * 60 * 1000;
/** What was not used for this time (ms) is removed. */
const staleAfter = 14 * 24 * hour;
/** A compile takes seconds, so an unfinished one of this age (ms) was left by a killed build. */
const abandonedAfter = hour;

/** Marks a core as used. Removes cores and results that were not used for two weeks, and unfinished cores. */
export async function tidyCache(cache: string, usedCore: string): Promise<void> {
  const now = new Date();
  await utimes(join(coresFolder(cache), usedCore), now, now);
  await removeOld(coresFolder(cache), now, (name) =>
    name.startsWith(compilingPrefix) ? abandonedAfter : staleAfter,
  );
  await removeOld(memoFolder(cache), now, () => staleAfter);
}

async function removeOld(folder: string, now: Date, lifetimeOf: (name: string) => number): Promise<void> {
  const names = await readdir(folder).catch(() => []); // there is no cache yet
  for (const name of names) {
    const place = join(folder, name);
    const stats = statSync(place, { throwIfNoEntry: false }); // another build may be tidying too
    if (stats && now.getTime() - stats.mtimeMs > lifetimeOf(name)) {
      await rm(place, { recursive: true, force: true });
    }
  }
}
