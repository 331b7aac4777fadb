import { chmodSync, copyFileSync, linkSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MadeFile, SiteFile } from '../core/site-file';
import { mapBounded } from '../map-bounded';

const writesAtOnce = 32;
/** Another disk, too many links on one file, or a file system or owner that allows none. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EACCES']);

/** Writes a release into a folder of its own: shared files as hard links, all read-only, because links share bytes. */
export async function writeRelease(folder: string, files: readonly SiteFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  const made: MadeFile[] = [];
  for (const file of files) {
    if ('bytes' in file) made.push(file);
    else linkOrCopy(file.source, join(folder, file.path));
  }
  await mapBounded(made, writesAtOnce, async ({ path, bytes }) => {
    const place = join(folder, path);
    await writeFile(place, bytes);
    await chmod(place, 0o444); // a mode given to writeFile loses what the umask takes
  });
}

/** A link takes microseconds, handing it to another thread three times as long: it is made at once. */
export function linkOrCopy(source: string, place: string, makeLink = linkSync): void {
  try {
    makeLink(source, place);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && copyInstead.has(String(error.code)))) throw error;
    copyFileSync(source, place);
    chmodSync(place, 0o444);
  }
}
