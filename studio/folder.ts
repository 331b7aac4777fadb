import { randomBytes } from 'node:crypto';
import { readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { zipSync } from 'fflate';
import { sha256 } from '../build/core/site-file';
import { readMerchantFile } from '../build/diagnostics/read-merchant-file';
import { displayPath } from '../build/shared/display-path';
import { Failure } from '../build/shared/failure';
import { idPattern } from '../build/shared/natural-order';
import { shown } from '../build/shared/shown';
import type { FolderChanges } from './draft-changes';

/** Somebody else has changed the folder since it was opened. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** Names of files that a merchant's folder may hold. None of them can lead into another folder. */
const fileName = /^[\w-][\w.-]{0,60}\.(json|svg|png|woff2)$/;

export function isFolderFile(name: string): boolean {
  return fileName.test(name);
}

/** The files of a merchant's folder, by name. Throws `Failure` for a folder that is not there or lies elsewhere. */
export async function readFolder(dir: string, id: string): Promise<Record<string, Buffer>> {
  const folder = await ownFolder(dir, id);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && isFolderFile(entry.name)).map(({ name }) => name);
  return Object.fromEntries(names.sort().map((name) => [name, bytesOf(folder, name)]));
}

/** Bytes of one file. No file that a mall may use is as large. */
const largestFile = 6_000_000;

function bytesOf(folder: string, name: string): Buffer {
  const file = readMerchantFile(folder, name, largestFile);
  if ('bytes' in file) return file.bytes;
  throw new Failure('finding' in file ? file.finding.message : `${name} is missing.`);
}

/** Names one state of a folder. */
export function versionOf(files: Readonly<Record<string, Buffer>>): string {
  return sha256(
    Object.entries(files)
      .map(([name, bytes]) => `${name} ${sha256(bytes)}`)
      .join('\n'),
  );
}

/**
 * Writes into a merchant's folder what a draft changes and returns its new version. Each file appears whole. Throws `Conflict` when
 * the folder is not at `version` any more, and `Failure` when it cannot be written.
 */
export async function saveFolder(
  dir: string,
  id: string,
  { write, remove }: FolderChanges,
  version: string,
): Promise<string> {
  const folder = await ownFolder(dir, id);
  if (versionOf(await readFolder(dir, id)) !== version) {
    throw new Conflict(
      `Somebody has changed ${displayPath(folder)} since you opened it. Nothing was saved. Download your version, then open the mall again.`,
    );
  }
  try {
    for (const [name, bytes] of Object.entries(write)) await replaceFile(folder, name, bytes);
    for (const name of remove) await rm(join(folder, name), { force: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // only file system calls throw here
    throw new Failure(`${displayPath(folder)} cannot be written (${code}).`);
  }
  return versionOf(await readFolder(dir, id));
}

async function replaceFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  if (!isFolderFile(name))
    throw new Failure(`${JSON.stringify(name)} is not a file that a merchant's folder may hold.`);
  const partial = join(folder, `.${name}-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(partial, bytes, { flag: 'wx' });
    await rename(partial, join(folder, name));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** The folder as a zip file, as a save would leave it. The same files give the same bytes. */
export function zipFolder(
  id: string,
  onDisk: Readonly<Record<string, Buffer>>,
  { write, remove }: FolderChanges,
): Uint8Array {
  const files = Object.entries({ ...onDisk, ...write }).filter(([name]) => !remove.includes(name));
  const entries = files.map(([name, bytes]) => [`${id}/${name}`, new Uint8Array(bytes)]);
  return zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) });
}

/** The real folder of a merchant. The studio writes nowhere else, so a link that leads away is refused. */
async function ownFolder(dir: string, id: string): Promise<string> {
  const named = idPattern.test(id) ? join(dir, id) : undefined;
  const [home, folder] = await Promise.all([
    realpath(dir).catch(() => undefined),
    named && realpath(named).catch(() => undefined),
  ]);
  if (!home || !folder) throw new Failure(`There is no merchant ${shown(id)} in ${displayPath(dir)}.`);
  if (!folder.startsWith(home + sep))
    throw new Failure(`${displayPath(folder)} lies outside of ${displayPath(dir)}.`);
  return folder;
}
