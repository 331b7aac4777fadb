import { access, mkdir, mkdtemp, realpath, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from './cli';
import { makeFolder, requireWritable } from './make-folder';

// The tests fake the system's refusals, because whoever runs them may be allowed to write anywhere.
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
    await makeFolder(path);
    await makeFolder(path);
    expect((await stat(path)).isDirectory()).toBe(true);
  });

  it('may be made by several at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => makeFolder(join(home, `a/b/c/${index % 2}`))));
    expect((await stat(join(home, 'a/b/c/1'))).isDirectory()).toBe(true);
  });

  it.each([...bad, ['dangling/x', /\/dangling is not a folder/] as const])(
    'cannot be made at %s',
    async (place, reason) => {
      const failure = makeFolder(join(home, place));
      await expect(failure).rejects.toThrow(Failure);
      await expect(failure).rejects.toThrow(reason);
    },
  );

  it('cannot be made where the system does not allow it, and fails at once', async () => {
    await expect(makeFolder('/proc/sites/of/malls')).rejects.toThrow(/proc\S* cannot be written: /);
  });

  it.each([
    ['ENOENT', 'the system does not allow folders there (ENOENT)'],
    ['EACCES', 'you may not write there (EACCES)'],
    ['EROFS', 'the disk is read-only (EROFS)'],
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EIO', ': EIO.'],
  ])('cannot be made when the system says %s', async (code, reason) => {
    vi.mocked(mkdir).mockRejectedValueOnce(refusal(code));
    await expect(makeFolder(join(home, 'new'))).rejects.toThrow(reason);
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
