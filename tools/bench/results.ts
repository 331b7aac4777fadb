import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../build/shared/make-folder';
import { writeWhole } from '../../build/shared/write-whole';

/** Adds to the results in this folder what was measured now. Results that nobody can read count as none. */
export async function addResults(folder: string, measured: object): Promise<void> {
  const file = join(folder, 'results.json');
  const known = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as object) // as written here
    .catch(() => ({}));
  makeFolder(folder);
  writeWhole(file, `${JSON.stringify({ ...known, ...measured }, null, 2)}\n`);
}
