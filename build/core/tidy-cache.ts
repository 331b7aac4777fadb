import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { mapBounded } from '../map-bounded';

/** What the cache holds: cores that are done or being compiled, and what the memo remembers. */
export const coresFolder = (cache: string) => join(cache, 'core');
export const memoFolder = (cache: string) => join(cache, 'memo');
export const compilingPrefix = 'compiling-';

const hour = 60 * 60 * 1000;
/** What nobody asked for in this time (ms) makes room. */
const staleAfter = 14 * 24 * hour;
/** A compile takes seconds: what is this old (ms) was left by a build that was killed. */
const abandonedAfter = hour;

/** Marks a core as used; removes cores and remembered results that were not used for two weeks, and half a core. */
export async function tidyCache(cache: string, usedCore: string): Promise<void> {
  const now = new Date();
  await utimes(join(coresFolder(cache), usedCore), now, now);
  await removeOld(coresFolder(cache), now, (name) =>
    name.startsWith(compilingPrefix) ? abandonedAfter : staleAfter,
  );
  await removeOld(memoFolder(cache), now, () => staleAfter);
}

const looksAtOnce = 32;

async function removeOld(folder: string, now: Date, lifetimeOf: (name: string) => number): Promise<void> {
  const names = await readdir(folder).catch(() => []); // nothing was kept there yet
  await mapBounded(names, looksAtOnce, async (name) => {
    const place = join(folder, name);
    const stats = await stat(place).catch(() => undefined); // another build may be tidying too
    if (stats && now.getTime() - stats.mtimeMs > lifetimeOf(name)) {
      await rm(place, { recursive: true, force: true });
    }
  });
}
