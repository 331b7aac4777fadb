import { mkdirSync, writeFileSync } from 'node:fs';
import { access, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './failure';
import { makeFolder, requireWritable } from './make-folder';

// The tests fake the system's refusals, because whoever runs them may be allowed to write anywhere.
vi.mock('node:fs', { spy: true });
vi.mock('node:fs/promises', { spy: true });

let home: string;

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'folders-')));
  await writeFile(join(home, 'file'), '');
  await symlink('nowhere', join(home, 'dangling'));
  await symlink('loop', join(home, 'loop'));
});

afterEach(() => rm(home, { recursive: true }));

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code, syscall: 'test' });
}

/** Places where nobody can make a folder, and why. */
const bad: [place: string, reason: RegExp][] = [
  ['file', /\/file is not a folder/],
  ['file/below/it', /\/file is not a folder/],
  ['loop/x', /leads to itself \(ELOOP\)/],
  [`${'n'.repeat(300)}/x`, /name is too long \(ENAMETOOLONG\)/],
];

describe('a folder', () => {
  it('is made with its parents, and may exist already', async () => {
    const path = join(home, 'a/b/c');
    makeFolder(path);
    makeFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('may be made by another process at the same moment', async () => {
    const path = join(home, 'new');
    vi.mocked(mkdirSync).mockImplementationOnce(() => {
      mkdirSync(path);
      throw refusal('EEXIST');
    });
    makeFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('is refused when another process makes a file of its name at the same moment', () => {
    const path = join(home, 'new');
    vi.mocked(mkdirSync).mockImplementationOnce(() => {
      writeFileSync(path, '');
      throw refusal('EEXIST');
    });
    expect(() => makeFolder(path)).toThrow(/\/new is not a folder/);
  });

  it.each([...bad, ['dangling/x', /\/dangling is not a folder/] as const])(
    'cannot be made at %s',
    (place, reason) => {
      const make = () => makeFolder(join(home, place));
      expect(make).toThrow(Failure);
      expect(make).toThrow(reason);
    },
  );

  it('cannot be made where the system does not allow it, and fails at once', () => {
    expect(() => makeFolder('/proc/sites/of/malls')).toThrow(/proc\S* cannot be written: /);
  });

  it.each([
    ['ENOENT', 'the system does not allow folders there (ENOENT)'],
    ['EACCES', 'you may not write there (EACCES)'],
    ['EROFS', 'the disk is read-only (EROFS)'],
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EIO', ': EIO.'],
  ])('cannot be made when the system says %s', (code, reason) => {
    vi.mocked(mkdirSync).mockImplementationOnce(() => {
      throw refusal(code);
    });
    expect(() => makeFolder(join(home, 'new'))).toThrow(reason);
  });
});

describe('writing into a folder', () => {
  it('is possible where the folder exists or could be made', async () => {
    await requireWritable(home);
    await requireWritable(join(home, 'not/yet/there'));
    await expect(stat(join(home, 'not'))).rejects.toThrow('ENOENT');
  });

  it.each(bad)('is not possible at %s', async (place, reason) => {
    await expect(requireWritable(join(home, place))).rejects.toThrow(reason);
  });

  it('is not possible where the system does not allow it', async () => {
    vi.mocked(access).mockRejectedValueOnce(refusal('EACCES'));
    const failure = requireWritable(join(home, 'new'));
    await expect(failure).rejects.toThrow(Failure);
    await expect(failure).rejects.toThrow(/cannot be written: you may not write there \(EACCES\)/);
  });
});
