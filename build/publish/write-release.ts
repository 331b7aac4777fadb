import { chmodSync, copyFileSync, linkSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MadeFile, SiteFile } from '../core/site-file';
import { mapBounded } from '../map-bounded';

const writesAtOnce = 32;
/**
 * Errors of hard links: another disk, too many links to one file, or a file system or owner that does not allow them.
 */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EACCES']);

/**
 * Writes a release into a folder of its own. Shared files are hard links. All files are read-only, because links share
 * their bytes.
 */
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
    await chmod(place, 0o444); // the umask would change a mode given to writeFile
  });
}

/** Synchronous: a link takes microseconds, and another thread would take three times as long. */
export function linkOrCopy(source: string, place: string, makeLink = linkSync): void {
  try {
    makeLink(source, place);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && copyInstead.has(String(error.code)))) throw error;
    copyFileSync(source, place);
    chmodSync(place, 0o444);
  }
}
