import { statSync } from 'node:fs';
import { readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** What the cache holds: finished cores, cores that are being compiled, results of the memo, verdicts on merchants. */
export const coresFolder = (cache: string) => join(cache, 'core');
export const memoFolder = (cache: string) => join(cache, 'memo');
export const checksFolder = (cache: string) => join(cache, 'checks');
export const compilingPrefix = 'compiling-';
/** Inside of a core: the files that sites link to, and their list. */
export const coreSite = 'site';
export const coreListFile = 'core.json';

const hour = 60 * 60 * 1000;
/** What was not used for this time (ms) is removed. */
const staleAfter = 14 * 24 * hour;
/** A compile takes seconds, so an unfinished one of this age (ms) was left by a killed build. */
const abandonedAfter = hour;

/**
 * Marks a core as used. Removes cores and results that were not used for two weeks, and unfinished cores. Never throws,
 * because a build works without it.
 */
export async function tidyCache(cache: string, usedCore: string): Promise<void> {
  const now = new Date();
  try {
    await utimes(join(coresFolder(cache), usedCore), now, now);
    await removeOld(coresFolder(cache), now, (name) =>
      name.startsWith(compilingPrefix) ? abandonedAfter : staleAfter,
    );
    for (const folder of [memoFolder(cache), checksFolder(cache)]) {
      await removeOld(folder, now, () => staleAfter);
    }
  } catch {
    // a cache that one can only read, or somebody else's file: the core in it is good all the same
  }
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
