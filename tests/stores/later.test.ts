import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../build/publish/store/open-store';
import { forgivingObjects } from '../../build/publish/store/probe';
import { prune } from '../../build/publish/store/prune';
import { removeFromStore } from '../../build/publish/store/remove';
import { newestOnly, rollbackInStore, storedReleasesText } from '../../build/publish/store/rollback';
import { coreHash } from './built';
import { shownAt } from './shown';
import { storedMalls } from './stored';

const malls = storedMalls();
const objects = () => forgivingObjects(malls.store().objects);

const publishPages = async (...pages: string[]) => {
  for (const page of pages) {
    malls.write({ page, core: page });
    await malls.publish({ order: pages.indexOf(page) + 1 });
  }
};
const day = 24 * 60 * 60_000;

describe('rolling back in a store', () => {
  it.each(['hold', 'refused'] as const)(
    'takes one read and one write, where conditions %s',
    async (conditions) => {
      await publishPages('one', 'two', 'three');
      malls.server.conditions = conditions;
      malls.asked();
      await rollbackInStore(objects(), '1');
      if (conditions === 'hold')
        expect(malls.asked()).toEqual(['GET sites/1/live.json', 'PUT sites/1/live.json']);
      expect(await malls.shown()).toBe('two');
      await rollbackInStore(objects(), '1');
      expect(await malls.shown()).toBe('one');
      await expect(rollbackInStore(objects(), '1')).rejects.toThrow('There is no release of 1 before');
    },
  );

  it('keeps the highest order: a late run of an older commit comes no more, the newest one does', async () => {
    await publishPages('one', 'two', 'three');
    await rollbackInStore(objects(), '1');
    expect(malls.json('sites/1/live.json')).toMatchObject({ order: 2, highest: 3 });
    malls.write({ page: 'late' });
    const { ok, sites, problems } = await malls.publish({ order: 2 });
    expect(ok).toBe(false);
    expect(sites).toEqual([{ merchant: '1', status: 'newer' }]);
    expect(problems[0]?.message).toContain('has seen order 3');
    expect(await malls.shown()).toBe('two');
    malls.write({ page: 'mended' });
    expect((await malls.publish({ order: 3 })).sites[0]?.changes?.map(({ text }) => text)).toContain(
      'name "two" → "mended"',
    );
    await rollbackInStore(objects(), '1');
    expect(await malls.shown()).toBe('two');
  });

  it('goes to a release by the beginning of its name, and says which there are', async () => {
    await publishPages('one', 'two');
    const [newest, first] = malls.json('sites/1/live.json').releases;
    await rollbackInStore(objects(), '1', first.release.slice(0, 8));
    expect(await malls.shown()).toBe('one');
    await expect(rollbackInStore(objects(), '1', first.release)).rejects.toThrow('is live already');
    await expect(rollbackInStore(objects(), '1', 'x')).rejects.toThrow(`There are: ${newest.release}`);
    await expect(rollbackInStore(objects(), '2')).rejects.toThrow('Nothing is published for 2');
    const lines = storedReleasesText(malls.json('sites/1/live.json')).split('\n');
    expect(lines[0]).toBe(`  ${newest.release}  2026-11-28 10:00 UTC  somebody`);
    expect(lines).toContain('     name "one" → "two"');
    expect(lines).toContain(`→ ${first.release}  2026-11-28 10:00 UTC  somebody  live`);
  });

  it('to the oldest release keeps it, with its assets, when the next one comes', async () => {
    await publishPages('a', 'b', 'c', 'd', 'e');
    const oldest = malls.json('sites/1/live.json').releases[4].release;
    await rollbackInStore(objects(), '1', oldest);
    malls.write({ page: 'f', core: 'f' });
    expect((await malls.publish({ order: 6 })).ok).toBe(true);
    const { releases } = malls.json('sites/1/live.json');
    expect(releases).toHaveLength(5);
    expect(releases[4].release).toBe(oldest);
    expect(await (await malls.serve('/assets/chunk-0-a.js')).text()).toBe('chunk 0 of a');
    await rollbackInStore(objects(), '1');
    expect(await malls.shown()).toBe('a');
  });

  it('for all malls, goes back once and not twice', async () => {
    await publishPages('one', 'two', 'three');
    expect(await rollbackInStore(objects(), '1', newestOnly)).toMatchObject({
      to: { core: coreHash('two') },
    });
    expect(await rollbackInStore(objects(), '1', newestOnly)).toBeUndefined();
    expect(await malls.shown()).toBe('two');
  });
});

describe('the hosts of malls', () => {
  const claim = (host: string) => malls.json(`hosts/${host}.json`);

  it('belong to the first that claims them, and are free when it no longer names them', async () => {
    malls.write({ hosts: ['a.example', 'b.example'] });
    malls.write({ id: '2', page: 'second', hosts: ['c.example', 'B.EXAMPLE'] });
    expect((await malls.publish({ ids: ['1'] })).ok).toBe(true);
    const { problems } = await malls.publish({ ids: ['2'] });
    expect(problems[0]?.message).toContain('The host b.example belongs to mall 1');
    expect(claim('c.example')).toBeNull(); // sorted: b.example comes first

    malls.write({ hosts: ['a.example', 'मॉल.example'] });
    expect((await malls.publish({ ids: ['1'], order: 2 })).ok).toBe(true);
    expect(claim('b.example')).toEqual({ format: 1 });
    expect(claim('xn--r2bi2e.example')).toEqual({ format: 1, id: '1' });
    expect((await malls.publish({ ids: ['2'] })).ok).toBe(true);
    expect(await malls.shown('b.example')).toBe('second');
    expect(malls.server.asked.some(({ method, key }) => method === 'DELETE' && key.includes('hosts/'))).toBe(
      false,
    );
  });

  it('that it had just claimed are free again where it does not get all of them', async () => {
    malls.write({ hosts: ['b.example'] });
    malls.write({ id: '2', hosts: ['a.example', 'b.example'] });
    await malls.publish({ ids: ['1'] });
    expect((await malls.publish({ ids: ['2'] })).ok).toBe(false);
    expect(claim('a.example')).toEqual({ format: 1 });
  });

  it('that a killed publishing has left are free for others, and freed by the next one', async () => {
    malls.write({ hosts: ['a.example', 'b.example'] });
    await malls.publish();
    malls.write({ hosts: ['a.example'] });
    malls.server.fault = ({ method, key }) =>
      method === 'PUT' && key.includes('b.example') ? { status: 403 } : undefined;
    expect((await malls.publish({ order: 2 })).ok).toBe(false);
    malls.server.fault = () => undefined;
    expect(claim('b.example')).toEqual({ format: 1, id: '1' });
    malls.write({ id: '2', hosts: ['b.example'], page: 'second' });
    expect((await malls.publish({ ids: ['2'] })).ok).toBe(true);
    expect(await malls.shown('b.example')).toBe('second');
    expect((await malls.publish({ ids: ['1'], order: 2 })).ok).toBe(true);
    expect(claim('b.example')).toEqual({ format: 1, id: '2' });
    malls.asked();
    await malls.publish({ ids: ['1'], order: 2 });
    expect(malls.asked()).toHaveLength(1);
  });
});

describe('removing a mall from a store', () => {
  it('frees its hosts, and keeps late runs away', async () => {
    await publishPages('one', 'two');
    for (const _ of ['once', 'a second time']) await removeFromStore(objects(), '1');
    expect(await malls.shown()).toBeUndefined();
    expect(malls.json('hosts/mall-1.example.json')).toEqual({ format: 1 });
    expect(malls.keys().filter((key) => key.startsWith('sites/'))).toEqual(['sites/1/live.json']);
    expect((await malls.publish({ order: 1 })).sites[0]?.status).toBe('newer');
    expect((await malls.publish({ order: 3 })).sites[0]?.status).toBe('published');
    expect(await malls.shown()).toBe('two');
  });
});

describe('pruning a store', () => {
  const later = new Date(Date.now() + 2 * day);

  it('removes only what no kept release names and is older than a day', async () => {
    await publishPages('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
    malls.spoil('notes.txt', 'foreign');
    malls.spoil('files/mine', 'foreign');
    const before = malls.keys();
    expect(await prune(objects(), new Date(), false)).toEqual({ objects: 0, bytes: 0 });
    const planned = await prune(objects(), later, true);
    expect(malls.keys()).toEqual(before);
    malls.asked();
    expect(await prune(objects(), later, false)).toEqual(planned);
    const gone = malls.asked().filter((line) => /^DELETE (?!pruning)/.test(line));
    expect(gone[0]).toMatch(/ cores\//);
    expect(gone).toHaveLength(planned.objects);
    // f to j are kept. They keep files of b to e.
    const left = (page: string) => malls.keys().includes(`cores/${coreHash(page)}.json`);
    expect(['a', 'b', 'f', 'j'].map(left)).toEqual([false, true, true, true]);
    expect(malls.keys()).toEqual(expect.arrayContaining(['notes.txt', 'files/mine']));
    for (const { release } of malls.json('sites/1/live.json').releases) {
      await rollbackInStore(objects(), '1', release).catch(() => {}); // it is live
      expect(await malls.shown()).toMatch(/^[f-j]$/);
    }
    expect(await prune(objects(), later, false)).toEqual({ objects: 0, bytes: 0 });
  });

  it('removes what a killed process has half written in a folder', async () => {
    const folder = join(malls.out, '../store');
    const store = openStore(folder, {});
    const { objects } = store;
    malls.write({});
    await malls.publish({ store });
    const half = join(folder, 'sites/1/.live.json.123.4');
    await writeFile(half, '{"for');
    await writeFile(join(folder, '.own.1.2'), 'foreign');
    expect(await prune(objects, new Date(), false)).toMatchObject({ objects: 0 });
    expect(await prune(objects, later, false)).toEqual({ objects: 1, bytes: 5 });
    expect(existsSync(half)).toBe(false);
    expect(await shownAt(objects, 'mall-1.example')).toBe('one');
  });

  it('stops where nobody knows what a mall needs', async () => {
    await publishPages('a');
    malls.server.objects.delete(`all/cores/${coreHash('a')}.json`);
    await expect(prune(objects(), later, false)).rejects.toThrow('Publish them again first');
    malls.spoil('sites/1/live.json', '{"for');
    await expect(prune(objects(), later, false)).rejects.toThrow(
      'sites/1/live.json in the store is not what',
    );
  });

  it.each([
    ['before it looks a second time', 'GET', /^all\/$/, 2],
    ['after that', 'DELETE', /^all\/files\//, 1],
  ])('spares what somebody publishes while it runs: %s', async (_when, method, pattern, which) => {
    await publishPages('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
    let areWritten = () => {};
    const written = new Promise<void>((resolve) => {
      areWritten = resolve;
    });
    let count = 0;
    let late: Promise<{ ok: boolean }> | undefined;
    malls.server.fault = (asked) => {
      if (asked.key === 'all/pruning/' || (asked.method === 'PUT' && asked.key.startsWith('all/cores/')))
        areWritten();
      if (asked.method !== method || !pattern.test(asked.key) || ++count < which) return undefined;
      malls.write({ page: 'again', core: 'a' });
      late ??= malls.publish({ order: 11 });
      return { until: written };
    };
    await prune(objects(), later, false);
    expect(await late).toMatchObject({ ok: true });
    expect(await malls.shown()).toBe('again'); // it looks at every file
    expect(malls.keys().filter((key) => key.startsWith('pruning/'))).toEqual([]);
  });

  it('that fails removes nothing more, and keeps nobody waiting', async () => {
    malls.write({ page: 'first', core: 'first', files: 20 });
    await malls.publish({ order: 0 });
    await publishPages('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j');
    const isFile = (each: { method: string; key: string }) =>
      each.method === 'DELETE' && each.key.startsWith('all/files/');
    malls.server.fault = (asked) => (isFile(asked) ? { status: 403, code: 'AccessDenied' } : undefined);
    await expect(prune(objects(), later, false)).rejects.toThrow('may not do this');
    expect(malls.server.asked.filter(isFile).length).toBeLessThanOrEqual(16); // those under way
    expect(malls.keys().filter((key) => key.startsWith('pruning/'))).toEqual([]);
  });
});
