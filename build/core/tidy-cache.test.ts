import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { folderMemo } from './memo';
import { tidyCache } from './tidy-cache';

const hour = 60 * 60 * 1000;
const weeks = 7 * 24 * hour;
let cache: string;

beforeEach(async () => {
  cache = await testFolder();
});
/** A core's folder with a file in it, last used `age` ms ago. */
async function leave(path: string, age: number): Promise<void> {
  const place = join(cache, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, '');
  const then = new Date(Date.now() - age);
  await utimes(dirname(place), then, then);
}

it('cores that were not used for two weeks are removed, but not the one that is used now', async () => {
  await leave('core/old/core.json', 3 * weeks);
  await leave('core/recent/core.json', weeks);
  await leave('core/used/core.json', 3 * weeks);
  await tidyCache(cache, 'used');
  expect((await readdir(join(cache, 'core'))).sort()).toEqual(['recent', 'used']);
});

it('a half-made core of a killed build is removed, and one that is being compiled stays', async () => {
  await leave('core/used/core.json', 0);
  await leave('core/compiling-killed/site', 2 * hour);
  await leave('core/compiling-now/site', 0);
  await tidyCache(cache, 'used');
  expect((await readdir(join(cache, 'core'))).sort()).toEqual(['compiling-now', 'used']);
});

it('remembered results that nobody uses are removed, and those in use stay', async () => {
  const memo = folderMemo(join(cache, 'memo'));
  const asked = (name: string) => memo([name], async () => Buffer.from(name));
  const age = async () => {
    const then = new Date(Date.now() - 3 * weeks);
    for (const name of await readdir(join(cache, 'memo')))
      await utimes(join(cache, 'memo', name), then, then);
  };
  await leave('core/used/core.json', 0);
  await asked('wanted');
  const [wanted] = await readdir(join(cache, 'memo'));
  await asked('forgotten');
  await age();
  await asked('wanted');
  await tidyCache(cache, 'used');
  expect(await readdir(join(cache, 'memo'))).toEqual([wanted]);
});

it('verdicts on merchants that no build asked for in two weeks are removed', async () => {
  await leave('core/used/core.json', 0);
  await leave('checks/old', 0);
  await leave('checks/recent', 0);
  const then = new Date(Date.now() - 3 * weeks);
  await utimes(join(cache, 'checks/old'), then, then);
  await tidyCache(cache, 'used');
  expect(await readdir(join(cache, 'checks'))).toEqual(['recent']);
});

it('a cache that cannot be written is left as it is', async () => {
  // the core is somebody else's, so marking it as used fails, like on a disk that one can only read
  await expect(tidyCache(cache, 'missing')).resolves.toBeUndefined();
});
