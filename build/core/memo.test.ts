import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { listFiles } from './list-files';
import { folderMemo } from './memo';

let folder: string;
let made: number;
const make = async () => Buffer.from(`made ${++made}`);

beforeEach(async () => {
  folder = await testFolder();
  made = 0;
});
it('makes the same thing once, for a later process too', async () => {
  expect(String(await folderMemo(folder)(['a', 'b'], make))).toBe('made 1');
  expect(String(await folderMemo(folder)(['a', 'b'], make))).toBe('made 1');
});

it('tells inputs apart even if only the border between two of them moves', async () => {
  const memo = folderMemo(folder);
  await memo(['a', 'b'], make);
  expect(String(await memo(['ab'], make))).toBe('made 2');
});

it('makes a damaged result again', async () => {
  const memo = folderMemo(folder);
  await memo(['a'], make);
  for (const file of await listFiles(folder)) await writeFile(join(folder, file), 'damaged');
  expect(String(await memo(['a'], make))).toBe('made 2');
  expect(String(await memo(['a'], make))).toBe('made 2');
});

it('gives what it made where it cannot keep it, and says so once', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const notKept = vi.fn();
  const memo = folderMemo(join(file, 'memo'), notKept);
  expect(String(await memo(['a'], make))).toBe('made 1');
  expect(String(await memo(['a'], make))).toBe('made 2');
  expect(notKept.mock.calls).toEqual([[expect.objectContaining({ code: 'ENOTDIR' })]]);
});
