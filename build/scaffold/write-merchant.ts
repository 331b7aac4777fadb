import { randomBytes } from 'node:crypto';
import { lstat, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { displayPath } from '../shared/display-path';
import { Failure, whyUnwritten } from '../shared/failure';
import { makeFolder } from '../shared/make-folder';
import type { MerchantPlan } from './plan-merchant';

/**
 * Writes a new merchant's folder, whole or not at all, and returns its path. Throws `Failure` when something is already
 * there, because nothing is ever overwritten.
 */
export async function writeMerchant(dir: string, id: string, { files }: MerchantPlan): Promise<string> {
  const folder = join(dir, id);
  await refuseExisting(folder);
  // the name begins with a dot, so it does not count as a merchant if this process dies early; two calls at once do not meet
  const draft = join(dir, `.new-${id}-${randomBytes(6).toString('hex')}`);
  try {
    makeFolder(draft);
    for (const { name, content } of files) await writeFile(join(draft, name), content);
    await refuseExisting(folder);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (error instanceof Failure) throw error;
    await refuseExisting(folder); // somebody else made it in the same moment
    throw new Failure(`${displayPath(folder)} cannot be written: ${whyUnwritten(error)}.`);
  }
  return folder;
}

/** Throws `Failure` when there is a merchant with this id, or anything else in its place. */
export async function refuseExisting(folder: string): Promise<void> {
  const there = await lstat(folder).catch(() => undefined);
  if (there) throw new Failure(`${displayPath(folder)} exists already.`);
}
