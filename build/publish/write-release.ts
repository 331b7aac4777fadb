import { chmod, copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapBounded } from '../map-bounded';
import type { SiteFile } from '../site-file';

const writesAtOnce = 32;
/** Another disk, too many links on one file, or a file system or owner that allows none. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EACCES']);

/** Writes a release into a folder of its own: shared files as hard links, all read-only, because links share bytes. */
export async function writeRelease(folder: string, files: readonly SiteFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  for (const each of folders) await mkdir(each, { recursive: true });
  await mapBounded(files, writesAtOnce, async (file) => {
    const place = join(folder, file.path);
    if ('bytes' in file) await writeFile(place, file.bytes, { mode: 0o444 });
    else await linkOrCopy(file.source, place);
  });
}

export async function linkOrCopy(source: string, place: string, makeLink = link): Promise<void> {
  try {
    await makeLink(source, place);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && copyInstead.has(String(error.code)))) throw error;
    await copyFile(source, place);
    await chmod(place, 0o444);
  }
}
