import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contents, testFolder } from '../../../tests/build/harness';
import { readFolder, versionOf } from '../../shared/mall-folder';
import { saveFolder } from './folder';

// The tests fake a system that refuses.
vi.mock('node:fs', { spy: true });
const actual = await vi.importActual<typeof import('node:fs')>('node:fs');

let home: string;
const malls = () => join(home, 'malls');

beforeEach(async () => {
  home = await testFolder();
  await mkdir(join(malls(), '36'), { recursive: true });
  await writeFile(join(malls(), '36/merchant.json'), '{"logo":"old.svg"}');
  for (const name of ['old.svg', 'share.png']) await writeFile(join(malls(), '36', name), 'as it was');
});

afterEach(async () => {
  vi.mocked(writeFileSync).mockImplementation(actual.writeFileSync);
  vi.mocked(renameSync).mockImplementation(actual.renameSync);
  vi.mocked(rmSync).mockImplementation(actual.rmSync);
});

const isFor = (path: unknown, name: string) => basename(String(path)).includes(name);
const refusal = (code: string) => Object.assign(new Error(`${code}: refused`), { code, syscall: 'write' });

function fullFor(name: string) {
  vi.mocked(writeFileSync).mockImplementation((path, ...rest) => {
    if (isFor(path, name)) throw refusal('ENOSPC');
    actual.writeFileSync(path, ...rest);
  });
}

/** A save of another logo, under another name, and of another picture. */
async function save() {
  const write = {
    'share.png': Buffer.from('new'),
    'new.svg': Buffer.from('new'),
    'merchant.json': Buffer.from('{"logo":"new.svg"}'),
  };
  const version = versionOf(await readFolder(malls(), '36'));
  return saveFolder(malls(), '36', { write, remove: ['old.svg'] }, version, () => () => {});
}

it.each([
  [
    'the disk gets full at the last file',
    () => fullFor('merchant.json'),
    /36 cannot be written: the disk is full \(ENOSPC\)\.$/,
  ],
  [
    'another program holds a file that is to be replaced',
    () =>
      vi.mocked(renameSync).mockImplementation((from, to) => {
        if (isFor(to, 'merchant.json')) throw refusal('EPERM');
        actual.renameSync(from, to);
      }),
    /36 cannot be written: you may not write there \(EPERM\)\.$/,
  ],
  [
    'another program holds a file that is to go',
    () =>
      vi.mocked(rmSync).mockImplementation((path, options) => {
        if (isFor(path, 'old.svg')) throw refusal('EBUSY');
        actual.rmSync(path, options);
      }),
    /36 cannot be written: EBUSY\.$/,
  ],
])('a save changes no file when %s, and says so', async (_when, provoke, message) => {
  const before = await contents(malls());
  provoke();
  await expect(save()).rejects.toThrow(message);
  expect(await contents(malls())).toEqual(before);
});
