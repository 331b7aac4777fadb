import { lstat, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { displayPath } from '../shared/display-path';
import { Failure, whyUnwritten } from '../shared/failure';
import { withLock } from '../shared/lock';
import { makeFolder } from '../shared/make-folder';
import type { MerchantPlan } from './plan-merchant';

/** How the folder of a mall begins until all its files are there. With the dot, it does not count as a merchant. */
const unfinished = '.new-';

/**
 * Writes a new merchant's folder, whole or not at all, and returns its path. Throws `Failure` when something is already
 * there, because nothing is ever overwritten.
 */
export async function writeMerchant(dir: string, id: string, { files }: MerchantPlan): Promise<string> {
  const folder = join(dir, id);
  await refuseExisting(folder);
  try {
    makeFolder(dir);
    await withLock(join(dir, '.new.lock'), () => writeWhole(join(dir, unfinished + id), folder, files));
  } catch (error) {
    if (error instanceof Failure) throw error;
    await refuseExisting(folder);
    throw new Failure(`${displayPath(folder)} cannot be written: ${whyUnwritten(error)}.`);
  }
  return folder;
}

/** One at a time, so whatever is unfinished when it begins was left by a run that was killed. */
async function writeWhole(draft: string, folder: string, files: MerchantPlan['files']): Promise<void> {
  await removeUnfinished(dirname(draft));
  try {
    makeFolder(draft);
    for (const { name, content } of files) await writeFile(join(draft, name), content);
    await refuseExisting(folder); // somebody else may have made it meanwhile
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeUnfinished(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (name.startsWith(unfinished)) await rm(join(dir, name), { recursive: true, force: true });
  }
}

/** Throws `Failure` when there is a merchant with this id, or anything else in its place. */
export async function refuseExisting(folder: string): Promise<void> {
  const there = await lstat(folder).catch(() => undefined);
  if (there) throw new Failure(`${displayPath(folder)} exists already.`);
}
