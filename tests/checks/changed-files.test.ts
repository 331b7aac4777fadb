import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../build/harness';
import { commitAll, git } from '../setup/git-repository';
import { changedFiles } from './changed-files';

let folder: string;
const write = (name: string) => writeFile(join(folder, name), `${name} ${Math.PI}`);

beforeEach(async () => {
  folder = await testFolder();
});

it('are those of this branch, committed or not, and never those that only main changed', async () => {
  await write('old');
  await write('same');
  commitAll(folder);
  git(folder, 'branch', '-M', 'main');
  git(folder, 'checkout', '--quiet', '-b', 'work');
  await write('committed');
  commitAll(folder);
  git(folder, 'checkout', '--quiet', 'main');
  await write('of main');
  commitAll(folder);
  git(folder, 'checkout', '--quiet', 'work');
  await rm(join(folder, 'old'));
  await writeFile(join(folder, '.gitignore'), 'ignored\n');
  for (const name of ['unknown', 'ignored']) await write(name);
  expect((await changedFiles(folder))?.sort()).toEqual(['.gitignore', 'committed', 'old', 'unknown']);
});

it('count from the main that others have seen, where there is one', async () => {
  await mkdir(join(folder, 'origin'));
  const clone = join(folder, 'clone');
  const origin = join(folder, 'origin');
  await writeFile(join(origin, 'a'), '');
  commitAll(origin);
  git(origin, 'branch', '-M', 'main');
  git(folder, 'clone', '--quiet', origin, clone);
  await writeFile(join(clone, 'b'), '');
  commitAll(clone);
  expect(await changedFiles(clone)).toEqual(['b']);
});

it('are not known without git, and without a main', async () => {
  expect(await changedFiles(folder)).toBeUndefined();
  await write('a');
  commitAll(folder);
  git(folder, 'branch', '-M', 'elsewhere');
  expect(await changedFiles(folder)).toBeUndefined();
});
