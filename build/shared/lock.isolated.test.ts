import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { until } from '../../tests/setup/until';
import { Failure } from './failure';
import { removeDeadClaims, withLock } from './lock';
import { processStart } from './process-start';

// A test can let something happen between two file operations of the lock, by wrapping the first of them.
vi.mock('node:fs', { spy: true });
const actual = await vi.importActual<typeof import('node:fs')>('node:fs');

/** No system gives a process this number. */
const gone = 2 ** 22 + 1;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

// Many rounds, because a mistake shows only when the file operations end in a certain order.
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

it('releases the lock when the work fails', async () => {
  const failing = withLock(join(folder, '.lock'), () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
  expect(await withLock(join(folder, '.lock'), async () => 'next')).toBe('next');
});

it('takes over from a process that is gone, or that had the same number as this one', async () => {
  for (const pid of [gone, process.pid]) {
    await writeFile(join(folder, '.lock'), `${hostname()} ${pid} before`);
    expect(await withLock(join(folder, '.lock'), async () => 'mine')).toBe('mine');
  }
});

it('takes over from a killed process whose number another program has now', async () => {
  const [lock, parent] = [join(folder, '.lock'), processStart(process.ppid)];
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(0).mockReturnValue(60_001);
  await writeFile(lock, `${hostname()} ${process.ppid} 1 before`);
  expect(await withLock(lock, async () => 'mine')).toBe('mine');

  vi.mocked(Date.now).mockReturnValueOnce(0);
  const living = `${hostname()} ${process.ppid} 1 ${parent}`;
  await writeFile(lock, living);
  await expect(withLock(lock, async () => 'mine')).rejects.toThrow('Another build holds');
  expect(await readFile(lock, 'utf8')).toBe(living);
});

it('counts a lock of an earlier release, which names no start, as alive while its number is', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(60_001);
  await writeFile(join(folder, '.lock'), `${hostname()} ${process.ppid} 1`);
  await expect(withLock(join(folder, '.lock'), async () => 'mine')).rejects.toThrow('Another build holds');
});

it('puts back a living lock that took the place of the dead one it had seen', async () => {
  const lock = join(folder, '.lock');
  const living = `another-machine ${gone} 1`; // a process of another machine counts as alive
  await writeFile(lock, `${hostname()} ${gone} 1`);
  let isReplaced = false;
  vi.mocked(readFileSync).mockImplementation((...call) => {
    const dead = actual.readFileSync(...call);
    if (call[0] !== lock || isReplaced) return dead;
    isReplaced = true;
    writeFileSync(lock, living); // meanwhile another build broke the dead lock and took a new one
    return dead;
  });
  const looks = () => vi.mocked(readFileSync).mock.calls.filter(([path]) => path === lock).length;

  let inside = false;
  const waiting = withLock(lock, async () => {
    inside = true;
  });
  await Promise.race([waiting, until(() => expect(looks()).toBeGreaterThan(1))]);
  expect(inside).toBe(false);
  expect(await readFile(lock, 'utf8')).toBe(living);
  await rm(lock);
  await waiting;
  expect(inside).toBe(true);
});

it('gives up when the holder hangs, and names the file', async () => {
  const lock = join(folder, '.lock');
  await writeFile(lock, `another-machine ${gone} 1`);
  vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(60_000).mockReturnValue(60_001);
  const waiting = withLock(lock, async () => 'mine');
  await expect(waiting).rejects.toThrow(Failure);
  await expect(waiting).rejects.toThrow(
    /Another build holds .*\.lock\. If none is running, delete that file\./,
  );
  expect(await readdir(folder)).toEqual(['.lock']);
});

it('counts a process of another user as alive, and keeps the files of living ones', async () => {
  const claims = { dead: `${hostname()} ${gone} 1`, foreign: `${hostname()} 7 1`, far: `far ${gone} 1` };
  for (const [name, owner] of Object.entries(claims)) await writeFile(join(folder, `.lock.${name}`), owner);
  vi.spyOn(process, 'kill').mockImplementation((pid) => {
    throw Object.assign(new Error(), { code: pid === 7 ? 'EPERM' : 'ESRCH' });
  });
  removeDeadClaims(folder, await readdir(folder));
  expect((await readdir(folder)).sort()).toEqual(['.lock.far', '.lock.foreign']);
});
