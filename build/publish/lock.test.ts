import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withLock } from './lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

// Again and again: what goes wrong here hangs on which of several file operations ends first.
it.each(Array.from({ length: 20 }, (_, round) => round))(
  'lets one in at a time, and leaves nothing behind (%i)',
  async () => {
    let inside = 0;
    const counts = await Promise.all(
      Array.from({ length: 8 }, () =>
        withLock(join(folder, '.lock'), async () => {
          inside += 1;
          await readdir(folder);
          return inside--;
        }),
      ),
    );
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(await readdir(folder)).toEqual([]);
  },
);

it('lets go when the work fails', async () => {
  const failing = withLock(join(folder, '.lock'), () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
  expect(await withLock(join(folder, '.lock'), async () => 'next')).toBe('next');
});

it('takes over from a process that is gone, or had this one’s number before', async () => {
  for (const pid of [2 ** 22 + 1, process.pid]) {
    await writeFile(join(folder, '.lock'), `${hostname()} ${pid} before`);
    expect(await withLock(join(folder, '.lock'), async () => 'mine')).toBe('mine');
  }
});
