import { readdir, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { configName } from '../../build/config/load-folder';
import { sha256 } from '../../build/core/site-file';
import { readJsonDocument } from '../../build/diagnostics/json-document';
import { readMerchantFile } from '../../build/diagnostics/read-merchant-file';
import { displayPath } from '../../build/shared/display-path';
import { Failure } from '../../build/shared/failure';
import { idPattern } from '../../build/shared/natural-order';
import { shown } from '../../build/shared/shown';
import { isFolderFile, namedFiles } from './named-files';

/** Somebody else has changed the folder since it was opened. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/**
 * The files of a merchant's folder, by name, without what the config does not name and nobody can read, such as a film.
 * Throws `Failure` for a folder that is not there or lies elsewhere, and for a file of the mall that cannot be read.
 */
export async function readFolder(dir: string, id: string): Promise<Record<string, Buffer>> {
  const folder = await ownFolder(dir, id);
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && isFolderFile(entry.name)).map(({ name }) => name);
  const files: Record<string, Buffer> = {};
  const unread: [name: string, reason: string][] = [];
  for (const name of names.sort()) {
    const file = readMerchantFile(folder, name, largestFile);
    if ('bytes' in file) files[name] = file.bytes;
    if ('finding' in file) unread.push([name, `${file.finding.message} → ${file.finding.fix}`]);
  }
  const own = [configName, ...namedIn(files[configName])];
  const [, reason] = unread.find(([name]) => own.includes(name)) ?? [];
  if (reason !== undefined) throw new Failure(reason);
  return files;
}

/** Bytes of one file. No file that a mall may use is as large. */
const largestFile = 8_000_000;

/** Names one state of a folder. */
export function versionOf(files: Readonly<Record<string, Buffer>>): string {
  return sha256(
    Object.entries(files)
      .map(([name, bytes]) => `${name} ${sha256(bytes)}`)
      .sort()
      .join('\n'),
  );
}

/** The files that a config names, or takes unnamed. */
export function namedIn(config: Buffer | undefined): string[] {
  return config ? [...new Set(namedFiles(readJsonDocument(config.toString('utf8')).value).values())] : [];
}

/** The real folder of a merchant. The studio writes nowhere else, so a link that leads away is refused. */
export async function ownFolder(dir: string, id: string): Promise<string> {
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
