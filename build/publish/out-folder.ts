import { join } from 'node:path';
import { makeFolder, requireWritable } from '../make-folder';
import { releasesFolder } from './release';

/**
 * Makes the folder that sites are published into, before any time goes into building them. Throws `Failure` where
 * nothing can be written.
 */
export async function prepareOut(out: string): Promise<void> {
  await makeFolder(join(out, releasesFolder));
  await checkOut(out);
}

/** Throws `Failure` where nothing could be published into a folder, as far as can be seen without writing. */
export async function checkOut(out: string): Promise<void> {
  await requireWritable(out);
  await requireWritable(join(out, releasesFolder));
}
