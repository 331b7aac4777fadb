import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { listFiles } from '../../build/core/list-files';
import { isAmongSites, isInside } from '../../build/publish/out-folder';
import { displayPath } from '../../build/shared/display-path';
import { Failure } from '../../build/shared/failure';
import { withLock } from '../../build/shared/lock';
import { makePublicFolder, requireWritable } from '../../build/shared/make-folder';
import type { PreviewFiles } from './make-preview';

/** Names a preview's files, so that its folder can be told from any other. */
const recordFile = 'preview.json';
const record = z.object({ files: z.array(z.string()) });

/**
 * Throws `Failure` unless a preview may stand in a folder: one that is missing, empty, or holds an earlier preview and
 * nothing else. Never among published sites or in the folder of the merchants.
 */
export async function requirePreviewFolder(out: string, merchants: string): Promise<void> {
  if (isAmongSites(out)) throw refused(out, 'is where real sites are published');
  if (isInside(out, merchants)) throw refused(out, 'is in the folder of the merchants');
  const place = resolve(out);
  if (existsSync(place) && !statSync(place).isDirectory()) throw refused(out, 'is not a folder');
  await requireWritable(dirname(place));
  const files = await listFiles(place);
  const own = new Set([recordFile, ...ownFiles(place)]);
  const others = files.filter((file) => !own.has(file) || own.size === 1);
  if (others.length > 0) {
    const some = `${others.slice(0, 3).join(', ')}${others.length > 3 ? ' …' : ''}`;
    throw refused(out, `has other files (${some})`);
  }
}

/**
 * Writes a preview. The earlier one of the folder stays until the new one is whole. A run that is killed leaves a whole
 * preview or none, and the next run clears what it left beside the folder.
 */
export async function writePreview(
  out: string,
  about: { merchant: string; until: string },
  files: PreviewFiles,
): Promise<void> {
  const target = resolve(out);
  const beside = (name: string) => join(dirname(target), `.${basename(target)}.preview-${name}`);
  const [made, earlier] = [beside('new'), beside('old')];
  // under the lock nobody else writes here, so what is there was left by a run that was killed
  await withLock(beside('lock'), async () => {
    if (existsSync(target)) await rm(earlier, { recursive: true, force: true });
    await rm(made, { recursive: true, force: true });
    try {
      makePublicFolder(made);
      for (const [path, bytes] of files) {
        await mkdir(dirname(join(made, path)), { recursive: true });
        await writeFile(join(made, path), bytes);
      }
      await writeFile(join(made, recordFile), `${JSON.stringify({ ...about, files: [...files.keys()] })}\n`);
      if (existsSync(target)) await rename(target, earlier);
      await rename(made, target);
      await rm(earlier, { recursive: true, force: true });
    } finally {
      await rm(made, { recursive: true, force: true });
      if (!existsSync(target) && existsSync(earlier)) await rename(earlier, target);
    }
  });
}

/** The files of the preview that stands there. */
function ownFiles(folder: string): string[] {
  try {
    return record.parse(JSON.parse(readFileSync(join(folder, recordFile), 'utf8'))).files;
  } catch {
    return [];
  }
}

function refused(out: string, why: string): Failure {
  return new Failure(
    `${displayPath(out)} ${why}, so no preview can stand there. Name an empty folder with --out, or leave it out: then it is .preview/<id>.`,
  );
}
