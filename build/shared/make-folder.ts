import { chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { displayPath } from './display-path';
import { codeOf, Failure, whyUnwritten } from './failure';

/**
 * Makes a folder and its parents. Throws `Failure` where that is not possible. We do not use Node's `recursive`,
 * because it never returns for folders such as `/proc`, where nobody can make a folder. Synchronous, because each site
 * needs folders, and handing a call to another thread takes several times as long as the call.
 *
 * @param made what else to do with each folder that was not there
 */
export function makeFolder(path: string, made: (path: string) => void = () => {}): void {
  const known = kindOf(path);
  if (known === 'folder') return;
  if (known === 'other') throw noFolder(path);
  if (dirname(path) !== path) makeFolder(dirname(path), made);
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unwritable(path, error);
    if (kindOf(path) !== 'folder') throw noFolder(path);
    return; // another process has just made it
  }
  made(path);
}

/**
 * The same for folders on the way to a site. A web server runs as another user, so everybody may read a new one, whatever
 * the umask says. The umask of the whole process stays: it guards other files, and a thread cannot set it.
 */
export function makePublicFolder(path: string): void {
  makeFolder(path, (each) => chmodSync(each, statSync(each).mode | everybodyReads));
}

/** The bits of a folder's mode that let other users read what is in it. */
export const everybodyReads = 0o055;

/** Throws `Failure` unless one can write to a folder, or make it if it is missing. Makes nothing itself. */
export async function requireWritable(path: string): Promise<void> {
  const kind = kindOf(path);
  if (kind === 'other') throw noFolder(path);
  if (kind === 'missing' && dirname(path) !== path) return requireWritable(dirname(path));
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw unwritable(path, error);
  });
}

/** Makes the folder of a file, before work whose result goes there. Throws `Failure` where nobody can write the file. */
export async function makeRoomFor(file: string): Promise<void> {
  await requireWritable(dirname(file));
  makeFolder(dirname(file));
  const kind = kindOf(file);
  if (kind === 'folder') throw new Failure(`${displayPath(file)} is not a file.`);
  if (kind === 'other')
    await access(file, constants.W_OK).catch((error: unknown) => {
      throw unwritable(file, error);
    });
}

function kindOf(path: string): 'folder' | 'other' | 'missing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    // a part of the path is a file; the loop finds it on the way up
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return 'missing';
    throw unwritable(path, error);
  }
}

function unwritable(path: string, error: unknown): Failure {
  const missing = codeOf(error) === 'ENOENT' && 'the system does not allow folders there (ENOENT)';
  return new Failure(`${displayPath(path)} cannot be written: ${missing || whyUnwritten(error)}.`);
}

function noFolder(path: string): Failure {
  return new Failure(`${displayPath(path)} is not a folder, so nothing can be written into it.`);
}
