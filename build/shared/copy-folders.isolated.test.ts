import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyFolders } from './copy-folders';
import { displayPath } from './display-path';

vi.mock('node:fs/promises', { spy: true });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-'));
  await mkdir(join(folder, 'from/.releases'), { recursive: true });
  for (const id of ['1', '2', '3']) {
    await mkdir(join(folder, 'from/.releases', id));
    await writeFile(join(folder, 'from/.releases', id, 'index.html'), id);
    await symlink(`.releases/${id}`, join(folder, 'from', id));
  }
});

afterEach(() => rm(folder, { recursive: true }));

const copy = () => copyFolders(['1', '2', '3', '.report'], join(folder, 'from'), join(folder, 'to'));

it('copies the files that links lead to, and skips what is not there', async () => {
  expect(await copy()).toEqual([]);
  expect((await readdir(join(folder, 'to'))).sort()).toEqual(['1', '2', '3']);
  expect(await readFile(join(folder, 'to/2/index.html'), 'utf8')).toBe('2');
});

it('leaves no half of a folder where the disk is full, and copies the others', async () => {
  const { cp: whole } = await vi.importActual<{ cp: typeof cp }>('node:fs/promises');
  vi.mocked(cp).mockImplementation(async (from, to, options) => {
    await whole(from, to, options);
    if (String(from).endsWith('2')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  });
  expect(await copy()).toMatchObject([
    {
      merchant: '2',
      file: displayPath(join(folder, 'to/2')),
      message: expect.stringContaining('The disk is full'),
    },
  ]);
  expect((await readdir(join(folder, 'to'))).sort()).toEqual(['1', '3']);
});
