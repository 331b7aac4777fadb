import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../build/shared/failure';
import { commitAll, git } from '../../setup/git-repository';
import { commitOf } from './ref-sites';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ref-'));
  await writeFile(join(folder, 'file'), 'one');
  commitAll(folder);
  git(folder, 'tag', '-a', 'v1', '-m', 'first');
});

afterEach(() => rm(folder, { recursive: true }));

it('gives the commit that a tag means', async () => {
  const commit = await commitOf('v1', folder);
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  expect(await commitOf(commit.slice(0, 8), folder)).toBe(commit);
});

it.each(['nope', '--help', 'HEAD:file'])('says that %s is no commit', async (ref) => {
  await expect(commitOf(ref, folder)).rejects.toThrow(Failure);
  await expect(commitOf(ref, folder)).rejects.toThrow(`git does not know the commit '${ref}'`);
});
