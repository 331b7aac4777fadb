import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { decodeText } from '../../../build/diagnostics/read-merchant-file';
import { displayPath } from '../../../build/shared/display-path';
import { Failure, whyUnwritten } from '../../../build/shared/failure';
import { projectRoot } from '../../../build/shared/project';
import { writeAllWhole, writeWhole } from '../../../build/shared/write-whole';
import { Conflict, ownFolder, readFolder, versionOf } from '../../shared/mall-folder';
import { isFolderFile } from '../../shared/named-files';
import type { Folder } from '../wire';
import { contentName } from './differences';
import type { FolderChanges } from './draft-changes';
import type { History } from './history';

/** The folder as the studio's page sees it. Throws like `configText`. */
export function folderState(files: Readonly<Record<string, Buffer>>): Folder {
  const { [configName]: _, ...others } = files;
  const contents = Object.entries(others).map(([name, bytes]) => [
    name,
    contentName(bytes.toString('base64')),
  ]);
  return {
    text: configText(files),
    contents: Object.fromEntries(contents),
    version: versionOf(files),
  };
}

/** The config without a byte order mark, or ''. Throws `Failure`, in the words of the check, when it is not UTF-8. */
export function configText({ [configName]: config = Buffer.alloc(0) }: UnsavedFiles): string {
  const decoded = decodeText(config);
  if ('text' in decoded) return decoded.text;
  const { line, message, fix } = decoded.finding;
  throw new Failure(`${configName}, line ${line}: ${message} → ${fix}`);
}

/**
 * Writes into a merchant's folder what a draft changes. Returns what the folder held before and what it holds after that,
 * which somebody else may have changed again by now. Each file appears whole, and a save that fails changes none.
 * Throws `Conflict` when the folder is not at `version` any more, and `Failure` when it cannot be written or its config
 * cannot be read as text.
 *
 * @param keep called with what the folder holds and what it will hold, before anything is written
 */
export async function saveFolder(
  dir: string,
  id: string,
  changes: FolderChanges,
  version: string,
  keep: History['keep'],
): Promise<Record<'before' | 'after', Record<string, Buffer>>> {
  const folder = await ownFolder(dir, id);
  const before = await readFolder(dir, id);
  // Nothing is awaited from here to the last write, so no other save comes between.
  if (folderState(before).version !== version) {
    throw new Conflict(
      `Somebody else has just changed ${displayPath(folder)}. Nothing was saved. Look at their changes, then save again.`,
    );
  }
  const foreign = Object.keys(changes.write).find((name) => !isFolderFile(name));
  if (foreign !== undefined)
    throw new Failure(`${JSON.stringify(foreign)} is not a file that a merchant's folder may hold.`);
  const after = afterSave(before, changes);
  const takeBack = keep(id, before, after);
  const changed: string[] = [];
  try {
    const files = Object.entries(changes.write).map(([name, bytes]) => [join(folder, name), bytes] as const);
    writeAllWhole(files, (path) => changed.push(basename(path)));
    for (const name of changes.remove) {
      rmSync(join(folder, name), { force: true });
      changed.push(name);
    }
  } catch (error) {
    takeBack();
    putBack(folder, before, changed);
    throw new Failure(`${displayPath(folder)} cannot be written: ${whyUnwritten(error)}.`);
  }
  return { before, after };
}

/** What cannot be put back either shows in the studio, like any change of the folder. */
function putBack(folder: string, before: Readonly<Record<string, Buffer>>, names: readonly string[]): void {
  for (const name of names) {
    const bytes = before[name];
    try {
      if (bytes) writeWhole(join(folder, name), bytes);
      else rmSync(join(folder, name), { force: true });
    } catch {}
  }
}

/** The files of a folder as a save would leave it. */
export function afterSave(onDisk: Readonly<Record<string, Buffer>>, { write, remove }: FolderChanges) {
  return Object.fromEntries(
    Object.entries({ ...onDisk, ...write }).filter(([name]) => !remove.includes(name)),
  );
}

/** The files with the config in the layout that the checks of this repository ask for. */
export async function formatted(files: UnsavedFiles): Promise<UnsavedFiles> {
  const config = files[configName];
  return config ? { ...files, [configName]: await format(config) } : files;
}

const run = promisify(execFile);

/** Throws `Failure` when the formatter cannot be started or refuses the text. */
async function format(text: Buffer): Promise<Buffer> {
  const program = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const arguments_ = [program, 'format', `--stdin-file-path=merchants/1/${configName}`];
  const formatting = run(process.execPath, arguments_, { cwd: projectRoot, encoding: 'buffer' });
  formatting.child.stdin?.end(text);
  const { stdout } = await formatting.catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(`${configName} cannot be formatted (${code}).`);
  });
  return stdout;
}
