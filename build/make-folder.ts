import { access, chmod, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from './cli';
import { displayPath } from './display-path';

/**
 * Makes a folder and its parents. Throws `Failure` where that is not possible. We do not use Node's `recursive`,
 * because it never returns for folders such as `/proc`, where nobody can make a folder.
 *
 * @param made what else to do with each folder that was not there
 */
export async function makeFolder(
  path: string,
  made: (path: string) => Promise<void> = async () => {},
): Promise<void> {
  const known = await kindOf(path);
  if (known === 'folder') return;
  if (known === 'other') throw noFolder(path);
  if (dirname(path) !== path) await makeFolder(dirname(path), made);
  const isNew = await mkdir(path).then(
    () => true,
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw unwritable(path, error);
      if ((await kindOf(path)) !== 'folder') throw noFolder(path);
      return false; // another process has just made it
    },
  );
  if (isNew) await made(path);
}

/**
 * The same for folders on the way to a site. A web server runs as another user, so everybody may read a new one, whatever
 * the umask says. The umask of the whole process stays: it guards other files, and a thread cannot set it.
 */
export function makePublicFolder(path: string): Promise<void> {
  return makeFolder(path, async (each) => {
    await chmod(each, (await stat(each)).mode | everybodyReads);
  });
}

/** The bits of a folder's mode that let other users read what is in it. */
export const everybodyReads = 0o055;

/** Throws `Failure` unless one can write to a folder, or make it if it is missing. Makes nothing itself. */
export async function requireWritable(path: string): Promise<void> {
  const kind = await kindOf(path);
  if (kind === 'other') throw noFolder(path);
  if (kind === 'missing' && dirname(path) !== path) return requireWritable(dirname(path));
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw unwritable(path, error);
  });
}

async function kindOf(path: string): Promise<'folder' | 'other' | 'missing'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    // a part of the path is a file; the loop finds it on the way up
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return 'missing';
    throw unwritable(path, error);
  }
}

const reasons: Partial<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'the system does not allow folders there',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its name is too long',
};

function unwritable(path: string, error: unknown): Failure {
  const code = codeOf(error);
  const reason = reasons[code];
  return new Failure(`${displayPath(path)} cannot be written: ${reason ? `${reason} (${code})` : code}.`);
}

function noFolder(path: string): Failure {
  return new Failure(`${displayPath(path)} is not a folder, so nothing can be written into it.`);
}

/** The errors here come from file system calls only. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
