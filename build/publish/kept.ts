import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { buildRecordPath } from '../brand/build-json';
import { Failure } from '../cli';
import { byPath, type FileEntry, type SharedFile } from '../site-file';
import { type Release, releasesOf } from './release';

/** A hashed asset of an earlier release, carried for tabs that are still open. */
export interface KeptFile extends FileEntry {
  release: string;
}

export interface KeptRecord {
  /** The release that `rollback` puts back. */
  previous?: string | undefined;
  files: KeptFile[];
}

export const keptRecordPath = 'kept.json';

const entrySchema = z.object({ path: z.string(), size: z.number(), sha256: z.string() });
const buildRecordSchema = z.object({ files: z.array(entrySchema) });
const keptRecordSchema = z.object({
  previous: z.string().optional(),
  files: z.array(entrySchema.extend({ release: z.string() })),
});

/** `kept.json` of a release; `undefined` for a first one. */
export async function readKept(folder: string): Promise<KeptRecord | undefined> {
  const text = await readFile(join(folder, keptRecordPath), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : keptRecordSchema.parse(JSON.parse(text));
}

/**
 * The assets of earlier releases, newest first, that the new one does not have itself. Throws `Failure` when a name
 * stands for two contents: a browser that has the one would never fetch the other.
 */
export async function keptFiles(
  out: string,
  id: string,
  earlier: readonly Release[],
  files: readonly FileEntry[],
): Promise<(KeptFile & SharedFile)[]> {
  const known = new Map(files.map((file) => [file.path, file]));
  const kept: (KeptFile & SharedFile)[] = [];
  for (const { name } of earlier) {
    const folder = join(releasesOf(out, id), name);
    for (const file of await assetsOf(folder)) {
      const same = known.get(file.path);
      if (same && same.sha256 !== file.sha256 && !isCopy(file)) throw new Failure(twoContents(file, name));
      if (same) continue;
      const own = { ...file, release: name, source: join(folder, file.path) };
      known.set(file.path, own);
      kept.push(own);
    }
  }
  return kept.sort(byPath);
}

async function assetsOf(folder: string): Promise<FileEntry[]> {
  const text = await readFile(join(folder, buildRecordPath), 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  return buildRecordSchema.parse(JSON.parse(text)).files.filter(({ path }) => path.startsWith('assets/'));
}

/** Another Node may compress the same content to other bytes. */
function isCopy({ path }: FileEntry): boolean {
  return /\.(br|gz)$/.test(path);
}

function twoContents({ path }: FileEntry, release: string): string {
  return (
    `${path} stands for other bytes in the earlier release ${release}, which browsers keep for a year. ` +
    'Change the code that it comes from; only where no browser can have the old one, publish with --keep 0.'
  );
}
