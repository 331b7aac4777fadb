import { join } from 'node:path';
import { makeFolder, requireWritable } from '../make-folder';
import { releasesFolder } from './release';

/**
 * Makes the folder for published sites, before the build takes any time. Throws `Failure` when it cannot write there.
 */
export async function prepareOut(out: string): Promise<void> {
  await makeFolder(join(out, releasesFolder));
  await checkOut(out);
}

/** Throws `Failure` when publishing into a folder would fail, as far as one can tell without writing. */
export async function checkOut(out: string): Promise<void> {
  await requireWritable(out);
  await requireWritable(join(out, releasesFolder));
}
