import { beforeEach, describe, expect, it } from 'vitest';
import { coreScript, MemoryStore } from '../tests/serve/stored-mall';
import { emptyMemory } from './memory';
import { serveSite } from './serve-site';
import { type Habits, storedSites } from './stored-sites';

const host = 'mall.example';
const page = `sites/36/live.json`;

let store: MemoryStore;
let time: number;
let release: string;
let told: unknown[];
let behind: Promise<unknown>[];

beforeEach(() => {
  store = new MemoryStore();
  time = 0;
  told = [];
  behind = [];
  release = store.publish('36', host, 'one');
});

function reader(habits: Partial<Habits> = {}, limit = 1_000_000) {
  const runtime: Habits = {
    patience: 1_000_000,
    later: (work) => behind.push(work),
    tell: (error) => told.push(error),
    running: new Map(),
    now: () => time,
    ...habits,
  };
  const sites = storedSites(store, emptyMemory(limit), runtime);
  return async (path = '/', at = host) => {
    const response = await serveSite(new Request(`http://${at}${path}`), sites);
    return response.ok ? await response.text() : response.status;
  };
}

/** What the store is asked while this happens. */
async function askedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = store.asked.length;
  await work();
  return store.asked.slice(before);
}

it('a cold request reads host, pointer and release, a file of the core one object more, and later ones nothing', async () => {
  const read = reader();
  expect(await askedDuring(() => read())).toEqual([
    `hosts/${host}.json`,
    page,
    `sites/36/releases/${release}`,
  ]);
  expect(await askedDuring(() => read('/assets/a.js'))).toEqual([expect.stringMatching(/^files\/\w{64}$/)]);
  time = 4_999;
  expect(
    await askedDuring(async () =>
      expect([await read(), await read('/assets/a.js')]).toEqual(['one', coreScript]),
    ),
  ).toEqual([]);
});

it('requests that come at once read the store once, where they may wait together', async () => {
  const read = reader();
  const many = () => Promise.all(Array.from({ length: 20 }, () => read('/assets/a.js')));
  expect(await askedDuring(many)).toHaveLength(4);
  const alone = reader({ running: undefined });
  const each = await askedDuring(() => Promise.all([alone(), alone()]));
  expect(each).toHaveLength(6);
});

it('after five seconds the store is asked again, and shows what is live then', async () => {
  const read = reader();
  await read();
  store.publish('36', host, 'two');
  time = 4_999;
  expect(await read()).toBe('one');
  time = 5_000;
  expect(await read()).toBe('two');
  expect(await read('/assets/a.js')).toBe(coreScript);
  store.put(`hosts/${host}.json`, { format: 1 });
  time = 10_000;
  expect(await read()).toBe(404);
  store.publish('37', host, 'another mall');
  time = 15_000;
  expect(await read()).toBe('another mall');
  store.put('sites/37/live.json', { format: 1, id: '37', hosts: [] });
  time = 20_000;
  expect(await read()).toBe(404);
});

describe('when the store does not answer', () => {
  it('all that was seen is shown, and the rest is a 503 that says when to come again', async () => {
    const read = reader();
    await read('/assets/a.js');
    store.before = store.away;
    for (time of [5_000, 100_000_000]) {
      expect([await read(), await read('/assets/a.js')]).toEqual(['one', coreScript]);
    }
    expect(told.length).toBeGreaterThan(0);
    expect(await read('/', 'other.example')).toBe(503);
    const { headers } = await serveSite(
      new Request('http://other.example/'),
      storedSites(store, emptyMemory(1), { patience: 0, later: () => {}, tell: () => {} }),
    );
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['7', 'no-store']);
    store.before = () => {};
    expect(await read('/', 'other.example')).toBe(404);
  });

  it('a request waits for it only so long, and its late answer counts', async () => {
    const read = reader({ patience: 1 });
    await read();
    store.publish('36', host, 'two');
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    store.before = () => late;
    time = 5_000;
    expect(await read()).toBe('one');
    answer();
    await Promise.all(behind);
    expect(await read()).toBe('two');
  });

  it('a runtime without patience shows what it knows and asks behind the answer, but not after a minute', async () => {
    const read = reader({ patience: 0, running: undefined });
    await read();
    store.publish('36', host, 'two');
    time = 5_000;
    expect(await read()).toBe('one');
    await Promise.all(behind);
    expect(await read()).toBe('two');
    store.publish('36', host, 'three');
    time = 65_000;
    expect(await read()).toBe('three');
  });
});

describe('a store with broken objects', () => {
  const breaks: [what: string, spoil: (next: string) => void, shown?: string][] = [
    ['a pointer that is cut in half', () => store.put(page, '{"format":1,"id":"36","rel')],
    ['a pointer of another format', (next) => store.put(page, { format: 2, id: '36', release: next })],
    ['a pointer to no release', () => store.put(page, { format: 1, id: '36', release: 'f'.repeat(32) })],
    ['a pointer to something else', () => store.put(page, { format: 1, id: '36', release: '../x' })],
    ['a pointer that is a list', () => store.put(page, [])],
    ['the pointer of another mall', (next) => store.put(page, { format: 1, id: '37', release: next })],
    [
      'a claim of something that is no mall',
      () => store.put(`hosts/${host}.json`, { format: 1, id: '../37' }),
      'two',
    ],
    ['a foreign host file', () => store.put(`hosts/${host}.json`, 'null'), 'two'],
    [
      'a release of another mall',
      () => {
        const other = store.publish('37', 'other.example', 'another mall');
        const bytes = store.objects.get(`sites/37/releases/${other}`) ?? Buffer.alloc(0);
        store.objects.set(`sites/36/releases/${other}`, bytes);
        store.put(page, { format: 1, id: '36', release: other });
      },
    ],
    ['a release with other bytes', (next) => store.put(`sites/36/releases/${next}`, 'something else')],
    [
      'a release without its end',
      (next) => {
        const key = `sites/36/releases/${next}`;
        store.objects.set(key, store.objects.get(key)?.subarray(0, -1) ?? Buffer.alloc(0));
      },
    ],
  ];

  it.each(breaks)(
    '%s: a site that was seen stays, others are a 503 until the store is whole',
    async (_what, spoil, shown = 'one') => {
      const seen = reader();
      await seen();
      spoil(store.publish('36', host, 'two'));
      time = 5_000;
      expect([await seen(), told.length]).toEqual([shown, 1]);
      const cold = reader();
      expect(await cold()).toBe(503);
      store.publish('36', host, 'three');
      expect(await cold()).toBe('three');
      time = 10_000;
      expect(await seen()).toBe('three');
    },
  );

  it('a file of the core with other bytes is never shown and never kept', async () => {
    const read = reader();
    const [key = ''] = [...store.objects.keys()].filter((name) => name.startsWith('files/'));
    store.put(key, 'alert(1)');
    expect(await read('/assets/a.js')).toBe(503);
    store.put(key, coreScript);
    expect(await read('/assets/a.js')).toBe(coreScript);
  });
});

it('a host that nobody claimed, and what is no host, shows nothing', async () => {
  const read = reader();
  expect([await read('/', 'mall.example.evil.example'), await read('/', 'xmall.example')]).toEqual([
    404, 404,
  ]);
  expect([await read('/', `MALL.example:8080`), await read('/', 'mall.example.')]).toEqual(['one', 'one']);
  expect(await askedDuring(() => read('/', '[::1]'))).toEqual([]);
  expect(await askedDuring(() => read('/', 'a..b'))).toEqual([]);
});

it('what was asked for longest ago is forgotten first, and read again when it is wanted', async () => {
  const read = reader({}, 6_000);
  for (const id of ['40', '41', '42', '43']) store.publish(id, `m${id}.example`, id.repeat(100));
  const pageOf = (id: string) => read('/', `m${id}.example`);
  await pageOf('40');
  await pageOf('41');
  await pageOf('40');
  await pageOf('42');
  expect(await askedDuring(() => pageOf('40'))).toEqual([]);
  expect(await askedDuring(() => pageOf('41'))).toEqual([expect.stringContaining('sites/41/releases/')]);
});
