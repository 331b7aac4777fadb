import { chmodSync, copyFileSync, linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFile } from '../core/site-file';
import { codeOf } from '../shared/failure';
import { everybodyReads } from '../shared/make-folder';

/**
 * Errors of hard links: another disk, too many links to one file, or a file system or owner that does not allow them.
 */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EACCES']);

/**
 * Writes a release into a folder of its own. Shared files are hard links. All files are read-only, because links share
 * their bytes. A web server runs as another user, so everybody may read, whatever the umask says. Synchronous: each step
 * takes microseconds, and handing it to another thread three times as long.
 */
export function writeRelease(folder: string, files: readonly SiteFile[]): void {
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)));
  for (const each of folders) {
    const place = join(folder, each);
    mkdirSync(place, { recursive: true });
    const { mode } = statSync(place);
    if ((mode & everybodyReads) !== everybodyReads) chmodSync(place, mode | everybodyReads);
  }
  for (const file of files) {
    const place = `${folder}/${file.path}`;
    if ('bytes' in file) {
      writeFileSync(place, file.bytes);
      chmodSync(place, 0o444); // the umask would change a mode given to writeFileSync
    } else linkOrCopy(file.source, place);
  }
}

/** All folders above a file of the release, and the release's own. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [folder] : [...foldersOf(folder), folder];
}

export function linkOrCopy(source: string, place: string, makeLink = linkSync): void {
  try {
    makeLink(source, place);
  } catch (error) {
    if (!copyInstead.has(codeOf(error))) throw error;
    copyFileSync(source, place);
    chmodSync(place, 0o444);
  }
}
