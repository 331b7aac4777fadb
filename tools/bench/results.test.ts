import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { addResults } from './results';

let folder: string;
beforeEach(async () => {
  folder = await testFolder();
});
const read = async () => JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));

it('adds to what was measured before', async () => {
  await addResults(folder, { loads: [1] });
  await addResults(folder, { pages: [2] });
  expect(await read()).toEqual({ loads: [1], pages: [2] });
});

it('begins anew where a full disk cut the results short', async () => {
  await writeFile(join(folder, 'results.json'), '');
  await addResults(folder, { pages: [2] });
  expect(await read()).toEqual({ pages: [2] });
  expect(await readdir(folder)).toEqual(['results.json']);
});
