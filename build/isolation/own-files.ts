import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildRecordPath } from '../brand/build-json';
import { type FileEntry, isCopy } from '../core/site-file';
import { fileEntrySchema, readRecord } from '../publish/read-record';
import { releasesOf } from '../publish/release';
import type { OwnFile } from './site-leaks';

const recordSchema = z.object({ files: z.array(z.unknown()) });
const ownSchema = z.array(fileEntrySchema);

/**
 * The files that only this release has, without compressed copies. `undefined` if it has changed since it was published.
 *
 * @param shared keys of the files that all sites share
 */
export function ownFilesOf(
  out: string,
  id: string,
  release: string,
  shared: ReadonlySet<string>,
): OwnFile[] | undefined {
  const folder = join(releasesOf(out, id), release);
  const read = readRecord(folder, buildRecordPath, recordSchema);
  if (!('record' in read)) return undefined;
  // Shared files are not checked: there are hundreds, and they would take most of the time.
  const listed = ownSchema.safeParse(read.record.files.filter((entry) => !shared.has(keyOf(entry))));
  if (!listed.success) return undefined;
  const own = listed.data.filter(({ path }) => !isCopy(path));
  try {
    return own.map(({ path, sha256 }) => ({ path, sha256, bytes: readFileSync(join(folder, path)) }));
  } catch {
    return undefined;
  }
}

/** The key of a file that a record lists, or of anything else that may stand there. */
export function keyOf(entry: unknown): string {
  const { path, sha256 } = (entry ?? {}) as Partial<FileEntry>; // only read as text
  return `${path} ${sha256}`;
}
