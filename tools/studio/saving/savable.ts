import type { UnsavedFiles } from '../../../build/config/load-folder';
import type { DraftProblem } from '../wire';
import { differences, isSame } from './differences';
import type { Path } from './draft-text';
import { folderState } from './folder';
import { mend } from './mend';

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
