import { describe, expect, it } from 'vitest';
import { randomOf } from '../setup/random';
import type { Fault } from './s3-store';
import { storedMalls } from './stored';

const malls = storedMalls();

/** Some request is the last one of a publisher: it arrives or not, and nothing comes after it. */
function killAt(
  last: number,
  arrives: boolean,
  counts: (method: string) => boolean = () => true,
): () => boolean {
  let count = 0;
  malls.server.fault = ({ method }) => {
    if (counts(method)) count += 1;
    if (count <= last) return undefined;
    return { status: 403, code: 'Killed', done: count === last + 1 && counts(method) && arrives };
  };
  return () => count > last;
}

const isWrite = (method: string) => method !== 'GET';
const oldSites = () => {
  malls.write({ page: 'old', core: 'A', hosts: ['mall-1.example', 'left.example'] });
  malls.write({ id: '2', page: 'old 2', core: 'A' });
};
const newSites = () => {
  malls.write({ page: 'new', core: 'B', hosts: ['mall-1.example', 'come.example'], ring: 'canary' });
  malls.write({ id: '2', page: 'new 2', core: 'B', ring: 'canary' });
};
const settled = async () => {
  malls.server.fault = () => undefined;
  return [await malls.shown('mall-1.example'), await malls.shown('mall-2.example')];
};

describe('a publisher that is killed', () => {
  it('at any write leaves each mall with its old site or the new one, and the next run ends the work', async () => {
    oldSites();
    await malls.publish();
    const start = new Map(malls.server.objects);
    newSites();
    const seen = new Set<string>();
    for (const arrives of [false, true]) {
      for (let last = 0, isDead = true; isDead; last++) {
        malls.server.objects.clear();
        for (const [key, object] of start) malls.server.objects.set(key, object);
        const dead = killAt(last, arrives, isWrite);
        await malls.publish({ order: 2 });
        isDead = dead();
        const shown = await settled();
        seen.add(shown.join());
        expect(['old', 'new'], `${last}`).toContain(shown[0]);
        expect(['old 2', 'new 2'], `${last}`).toContain(shown[1]);
        for (const host of ['left.example', 'come.example'])
          expect(['old', 'new', undefined], `${host} ${last}`).toContain(await malls.shown(host));
        expect((await malls.publish({ order: 2 })).problems, `${last}`).toEqual([]);
        expect(await settled()).toEqual(['new', 'new 2']);
        expect(await malls.shown('left.example')).toBeUndefined();
        expect(await malls.shown('come.example')).toBe('new');
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['old,old 2', 'new,new 2']));
  });

  // 200 moments together
  it.each([
    ['hold', 100],
    ['unquoted', 50],
    ['ignored', 50],
  ] as const)('at random moments, where conditions are: %s', async (conditions, times) => {
    const random = randomOf(51);
    const some = (most: number) => Math.floor(random() * most);
    const onePublisher = conditions === 'ignored';
    malls.server.conditions = conditions;
    const now: (string | undefined)[] = [undefined, undefined];
    for (let order = 1; order <= times; order++) {
      const pages = ['1', '2'].map((id) => {
        const page = `page ${some(4)}`;
        malls.write({
          id,
          page,
          core: `core ${some(4)}`,
          hosts: [`mall-${id}.example`, `at-${some(3)}.mall-${id}.example`],
        });
        return page;
      });
      killAt(some(45), random() < 0.5);
      await malls.publish({ order, onePublisher });
      const shown = await settled();
      for (const [index, page] of shown.entries())
        expect([now[index], pages[index]], `${order}`).toContain(page);
      now.splice(0, 2, ...shown);
    }
    const { problems } = await malls.publish({ order: times + 1, onePublisher });
    expect(problems).toEqual([]);
  });
});

describe('a store in trouble', () => {
  const pointer = (fault: Fault) => {
    let count = 0;
    malls.server.fault = ({ method, key }) =>
      method === 'PUT' && key.endsWith('live.json') && count++ === 0 ? fault : undefined;
  };

  it.each<[string, Fault]>([
    ['wrote the pointer and says 500', { status: 500, done: true }],
    ['did not write it and says 503', { status: 503, retryAfter: 0 }],
    ['wrote it and breaks off', { cut: true, done: true }],
    ['says 409', { status: 409 }],
    ['says 412 of its own', { status: 412 }],
    ['is slow', { until: new Promise((resolve) => setTimeout(resolve, 100)) }],
  ])('that %s has the new site in the end', async (_words, fault) => {
    malls.write({ page: 'old' });
    await malls.publish();
    malls.write({ page: 'new' });
    pointer(fault);
    expect((await malls.publish({ order: 2 })).problems).toEqual([]);
    expect(await settled()).toEqual(['new', undefined]);
    expect(malls.json('sites/1/live.json').releases).toHaveLength(2);
  });

  it.each<[string, Fault, RegExp]>([
    ['is full', { status: 507 }, /answers with 507/],
    ['lets this key read only', { status: 403, code: 'AccessDenied' }, /may not do this in the bucket malls/],
  ])('that %s keeps the old site', async (_words, fault, words) => {
    malls.write({ page: 'old' });
    await malls.publish();
    malls.write({ page: 'new' });
    malls.server.fault = ({ method }) => (method === 'PUT' ? fault : undefined);
    const { ok, sites, problems } = await malls.publish({ order: 2 });
    expect({ ok, statuses: sites.map(({ status }) => status) }).toEqual({ ok: false, statuses: ['failed'] });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(words);
    expect(await settled()).toEqual(['old', undefined]);
  });

  it('gives wrong bytes for a pointer: the mall fails in words, the others go out', async () => {
    oldSites();
    await malls.publish();
    newSites();
    malls.server.fault = ({ method, key }) => ({
      wrong: method === 'GET' && key.endsWith('sites/2/live.json'),
    });
    const { sites, problems } = await malls.publish({ order: 2 });
    expect(sites.map(({ status }) => status)).toEqual(['published', 'failed']);
    expect(problems[0]?.message).toContain('sites/2/live.json in the store is not what publishing writes');
  });

  it.each([
    ['refused', 'refuses conditions (501)'],
    ['ignored', 'ignores conditions (If-None-Match)'],
  ] as const)('where conditions are %s takes one publisher alone, who says so', async (conditions, words) => {
    malls.server.conditions = conditions;
    malls.write({ page: 'old' });
    const { ok, problems } = await malls.publish();
    expect(ok).toBe(false);
    expect(problems[0]?.message).toContain(`s3://malls/all ${words}`);
    expect(malls.keys()).toEqual([]);
    malls.asked();
    expect((await malls.publish({ onePublisher: true })).ok).toBe(true);
    const asked = malls.asked().filter((line) => line.endsWith('sites/1/live.json'));
    expect(asked.slice(-3)).toEqual([
      'GET sites/1/live.json',
      'PUT sites/1/live.json',
      'GET sites/1/live.json',
    ]);
    expect(await settled()).toEqual(['old', undefined]);
  });
});

describe('two publishers at once', () => {
  it.each([
    ['the later state stays', 3, 'other'],
    ['the later state comes after it', 1, 'mine'],
    ['of one order, the last one stays', 2, 'mine'],
  ])('%s', async (_words, other, expected) => {
    malls.write({ page: 'old' });
    await malls.publish({ order: 0 });
    let isFirst = true;
    malls.server.fault = ({ method, key }) => {
      if (!isFirst || method !== 'PUT' || !key.endsWith('live.json')) return undefined;
      isFirst = false;
      malls.write({ page: 'other' });
      return { until: malls.publish({ order: other }) };
    };
    malls.write({ page: 'mine' });
    const { sites } = await malls.publish({ order: 2 });
    expect(sites[0]?.status).toBe(other > 2 ? 'newer' : 'published');
    expect(await settled()).toEqual([expected, undefined]);
    expect(malls.json('sites/1/live.json').highest).toBe(Math.max(other, 2));
  });

  it('many shards with one core: all malls go out', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => String(index + 1));
    for (const id of ids) malls.write({ id, page: `page ${id}`, files: Number(id) });
    const reports = await Promise.all(ids.map((id) => malls.publish({ ids: [id] })));
    expect(reports.every(({ ok }) => ok)).toBe(true);
    for (const id of ids) expect(await malls.shown(`mall-${id}.example`)).toBe(`page ${id}`);
    expect(malls.json(malls.keys().find((key) => key.startsWith('cores/')) ?? '').files).toHaveLength(25);
  });
});
