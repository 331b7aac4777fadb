import { readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDeadClaims, withLock } from '../shared/lock';
import { releasesOf } from './release';

/** How the folder of a release begins while it is being written. */
export const writingPrefix = '.writing-';

/** Removes releases of a merchant that nobody needs any more. Only for the holder of the merchant's lock. */
export function removeReleases(out: string, id: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(releasesOf(out, id), name), { recursive: true });
}

/** Removes the leftovers of killed builds. No other build is writing now, because this one holds the lock. */
export async function removeHalfWritten(folder: string): Promise<void> {
  const names = readdirSync(folder);
  for (const name of names.filter((name) => name.startsWith(writingPrefix))) {
    await rm(join(folder, name), { recursive: true });
  }
  removeDeadClaims(folder, names);
}

/** The same for a mall that this build does not publish, where a killed build left something. */
export async function removeAbandoned(out: string, id: string): Promise<void> {
  const folder = releasesOf(out, id);
  if (!readdirSync(folder).some((name) => name.startsWith(writingPrefix))) return;
  await withLock(join(folder, '.lock'), () => removeHalfWritten(folder));
}
