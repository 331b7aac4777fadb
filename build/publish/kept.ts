import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildRecordPath, keptRecordPath } from '../brand/build-json';
import { byPath, type FileEntry, isCopy, type SharedFile } from '../core/site-file';
import { displayPath } from '../shared/display-path';
import { codeOf, Failure } from '../shared/failure';
import { fileEntrySchema, type RecordRead, readRecord } from './read-record';
import { type Release, releasesOf } from './release';

const buildRecordSchema = z.object({ files: z.array(fileEntrySchema) });
/** A hashed asset of an earlier release, kept for tabs that are still open. */
const keptFileSchema = fileEntrySchema.extend({ release: z.string() });
const keptRecordSchema = z.object({
  /** The release that `rollback` puts back. */
  previous: z.string().optional(),
  files: z.array(keptFileSchema),
});

/** `kept.json` of a release. The first release has none. */
export function readKept(folder: string): RecordRead<z.infer<typeof keptRecordSchema>> {
  return readRecord(folder, keptRecordPath, keptRecordSchema);
}

export interface KeptFiles {
  files: (z.infer<typeof keptFileSchema> & SharedFile)[];
  /** Paths of listed files that are missing, so the new release cannot keep them. */
  gone: string[];
}

interface Site {
  out: string;
  id: string;
  files: readonly FileEntry[];
  /** The release that is live. */
  current: Release | undefined;
}

/**
 * The assets of earlier releases (given newest first) that the new one does not have itself. Throws `Failure` when one
 * name means two different files, and for a record or a file that no build wrote.
 */
export function keptFiles(earlier: readonly Release[], { out, id, files, current }: Site): KeptFiles {
  const folderOf = (name: string) => realpathSync.native(join(releasesOf(out, id), name));
  const recorded = earlier.map(({ name }) => {
    const listed = recordedFiles(folderOf(name));
    if (typeof listed === 'string') throw unusable(folderOf(name), listed, name === current?.name);
    return { name, files: listed };
  });
  const fix = 'publish with --keep 0';
  const kept: KeptFiles = { files: [], gone: [] };
  for (const file of earlierAssets(files, recorded, fix)) {
    const folder = folderOf(file.release);
    const own = { ...file, source: join(folder, file.path) };
    const found = find(own);
    if (found === 'plain') kept.files.push(own);
    else if (found === 'gone') kept.gone.push(own.source);
    else throw unusable(folder, `${file.path} ${found.odd}`, file.release === current?.name);
  }
  return { ...kept, files: kept.files.sort(byPath) };
}

/**
 * The assets of earlier releases (given newest first) that a new one lacks. Throws `Failure` when one name means two
 * different files, because a browser that has the old file would never fetch the new one.
 *
 * @param fix what to do where no browser can have the old file
 */
export function earlierAssets<File extends FileEntry>(
  files: readonly FileEntry[],
  earlier: readonly { name: string; files: readonly File[] }[],
  fix: string,
): (File & { release: string })[] {
  const known = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  return earlier.flatMap(({ name, files: some }) =>
    some.flatMap((file) => {
      if (!file.path.startsWith('assets/')) return [];
      const same = known.get(file.path);
      // another version of Node may compress the same content to different bytes
      if (same !== undefined && same !== file.sha256 && !isCopy(file.path))
        throw new Failure(twoContents(file, name, fix));
      if (same !== undefined) return [];
      known.set(file.path, file.sha256);
      return [{ ...file, release: name }];
    }),
  );
}

/** The files that a release lists, or what is wrong with its list, as the end of a sentence that begins with its path. */
export function recordedFiles(folder: string): FileEntry[] | string {
  const read = readRecord(folder, buildRecordPath, buildRecordSchema);
  if ('record' in read) return read.record.files;
  return `${buildRecordPath} ${'broken' in read ? read.broken : 'is missing'}`;
}

/**
 * Looks at a listed file. A link could lead anywhere, and changed bytes would stay in browsers for a year, so neither
 * is kept.
 */
function find({ source, size }: SharedFile): 'plain' | 'gone' | { odd: string } {
  try {
    // Synchronous, because each call takes microseconds.
    if (realpathSync.native(source) !== source) return { odd: 'is reached through a link' };
    const stats = lstatSync(source);
    if (!stats.isFile()) return { odd: 'is not a plain file' };
    return stats.size === size
      ? 'plain'
      : { odd: `has ${stats.size} bytes, and ${buildRecordPath} says ${size}` };
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? 'gone' : { odd: `cannot be read (${code})` };
  }
}

function unusable(folder: string, what: string, isLive: boolean): Failure {
  const release = displayPath(folder);
  const fix = isLive
    ? 'This release is live. Publish with --keep 0: that removes all earlier releases and keeps none of their files.'
    : `This release is not live. Delete ${release}.`;
  return new Failure(`${release}/${what}, so its files cannot be kept for open tabs. ${fix}`);
}

function twoContents({ path }: FileEntry, release: string, fix: string): string {
  return (
    `The earlier release ${release} has another file named ${path}, and browsers keep that one for a year. ` +
    `Change the code that the file comes from. If no browser can have the old file, ${fix}.`
  );
}
