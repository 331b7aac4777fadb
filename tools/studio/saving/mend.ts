import { parse } from 'jsonc-parser';
import { configName, type UnsavedFiles } from '../../../build/config/load-folder';
import { ownValue, valueAt } from '../../../build/shared/value-at';
import { namedFiles } from '../../shared/named-files';
import type { DraftProblem } from '../wire';
import { differences, isSame } from './differences';
import { type Path, withValue } from './draft-text';
import { folderState } from './folder';

export interface Mended {
  files: UnsavedFiles;
  /** The fields with a value from before. One empty path stands for all fields. */
  held: readonly Path[];
}

/**
 * A draft with errors, and in each field that has one the value from before: that of `earlier` or, if there is none or it
 * is wrong as well, the default. Undefined if nothing is known from before and the errors belong to no field.
 *
 * @param held what the last call has replaced, when errors are left after it
 */
export function mend(
  draft: UnsavedFiles,
  problems: readonly DraftProblem[],
  earlier: UnsavedFiles,
  held: readonly Path[] = [],
): Mended | undefined {
  const fields = problems.filter(({ severity }) => severity === 'error').map(({ path }) => fieldOf(path));
  if (fields.some((path) => path.length === 0)) {
    const known = earlier[configName] !== undefined && !held.some((path) => path.length === 0);
    return known ? { files: earlier, held: [[]] } : undefined;
  }
  let text = JSON.stringify(parse(textOf(draft))); // without the first of two equal keys
  const files = { ...draft };
  const before: unknown = parse(textOf(earlier));
  for (const path of fields) {
    const tried = held.some((each) => each.join('.') === path.join('.'));
    const last = tried ? undefined : valueAt(before, path);
    text = withValue(text, path, last ?? valueAt(needed, path));
    const name = namedFiles(parse(text)).get(path.join('.'));
    if (name === undefined) continue;
    const content = tried ? undefined : ownValue(earlier, name);
    if (content) files[name] = content;
    else delete files[name]; // the one on the disk
  }
  files[configName] = Buffer.from(text);
  return { files, held: [...held, ...fields] };
}

export interface Savable {
  /** The draft with the saved value in each field that the check refuses. Missing where nothing valid would result. */
  files?: UnsavedFiles;
  /** The fields that do not go along. */
  left: readonly Path[];
}

/**
 * What of a draft may be written: never a folder that the check refuses.
 *
 * @param check gives the errors of these files
 */
export async function savable(
  draft: UnsavedFiles,
  onDisk: Readonly<Record<string, Buffer>>,
  check: (files: UnsavedFiles) => Promise<readonly DraftProblem[]>,
): Promise<Savable> {
  let files = draft;
  let left: readonly Path[] = [];
  for (;;) {
    const errors = (await check(files)).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return { files, left };
    const mended = mend(files, errors, onDisk, left);
    const held = mended?.held.slice(left.length) ?? [];
    const isKnown = (path: Path) => path.length > 0 && !left.some((each) => isSame(each, path));
    // An error without a field, or a saved value that is wrong as well
    if (!mended || !held.every(isKnown)) break;
    ({ files } = mended);
    left = [...left, ...held.filter((path, at) => held.findIndex((each) => isSame(each, path)) === at)];
  }
  const after = folderState({ ...onDisk, ...draft });
  return { left: differences(folderState(onDisk), after).map(({ path }) => path) };
}

/** What no mall can do without. */
const needed = { name: 'Mall', hosts: ['mall.example'] };

/** A list is one field. */
function fieldOf(path: Path): Path {
  const entry = path.findIndex((step) => typeof step === 'number');
  return entry < 0 ? path : path.slice(0, entry);
}

function textOf(files: UnsavedFiles): string {
  return files[configName]?.toString('utf8') ?? '{}';
}
