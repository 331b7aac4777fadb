import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeWhole } from '../build/shared/write-whole';
import { readFolder, saveFolder, versionOf } from './folder';
import { openHistory } from './history';

// The tests fake a full disk.
vi.mock('../build/shared/write-whole');

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'full-disk-'));
  await mkdir(join(home, 'malls/36'), { recursive: true });
  await writeFile(join(home, 'malls/36/merchant.json'), '{}');
  vi.mocked(writeWhole).mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
});

afterEach(() => rm(home, { recursive: true }));

it.each([
  ['of the mall', () => () => {}, /36 cannot be written: the disk is full \(ENOSPC\)\.$/],
  [
    'of the history',
    (...kept: Parameters<ReturnType<typeof openHistory>['keep']>) =>
      openHistory(join(home, 'history'), join(home, 'malls')).keep(...kept),
    /^Nothing was saved, because .*history of this mall: the disk is full \(ENOSPC\)\.$/,
  ],
])('a save says in words that the disk %s is full', async (_which, keep, message) => {
  const malls = join(home, 'malls');
  const version = versionOf(await readFolder(malls, '36'));
  const changes = { write: { 'merchant.json': Buffer.from('{"name":"New"}') }, remove: [] };
  await expect(saveFolder(malls, '36', changes, version, keep)).rejects.toThrow(message);
  expect(await readFile(join(malls, '36/merchant.json'), 'utf8')).toBe('{}');
});
