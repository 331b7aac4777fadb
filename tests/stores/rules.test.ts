import { describe, expect, it } from 'vitest';
import { orderOf } from '../../build/cli/commands/publish';
import { storeHost } from '../../build/publish/store/built-site';
import { hostPattern, liveSchema } from '../../build/publish/store/layout';
import { s3Place } from '../../serve/objects/s3-request';
import { randomOf } from '../setup/random';
import { coreHash } from './built';
import { storedMalls } from './stored';

const malls = storedMalls();
const random = randomOf(7);
const some = (most: number) => Math.floor(random() * most);
const signs = [...'aZ9-./ \\\0éॉ＠@:?#ß。_*', '..', '%2f', '::1'];
const word = (most = 8) => Array.from({ length: 1 + some(most) }, () => signs[some(signs.length)]).join('');
const given = Array.from({ length: 4_000 }, () => word());

const result = <T>(work: () => T) => {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error('not an error');
  }
};

describe('values that people give', () => {
  it('make a host that is one segment of a key in small letters, the same for the same host, or a failure in words', () => {
    let hosts = 0;
    for (const text of given) {
      const host = result(() => storeHost(text));
      if (host instanceof Error) {
        expect(host.message, JSON.stringify(text)).toContain('is no host name');
        continue;
      }
      hosts += 1;
      expect(host).toMatch(hostPattern);
      expect(host).toMatch(/^[a-z0-9.-]+$/);
      expect(host).not.toContain('..');
      expect(storeHost(host.toUpperCase())).toBe(host);
    }
    expect(hosts).toBeGreaterThan(200);
    expect(storeHost('BÜCHER.Example')).toBe('xn--bcher-kva.example');
  });

  it('make a prefix that keeps within itself, or a sentence', () => {
    const account = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    for (const text of given) {
      const place = s3Place(`s3://malls/${text}`, account);
      if (typeof place === 'string') continue;
      const url = new URL(`https://s3.example/malls/${place.prefix}files/a`);
      expect(url.pathname, JSON.stringify(text)).toBe(`/malls/${place.prefix}files/a`);
      expect(url.search + url.hash).toBe('');
    }
  });

  it('make an order that is a whole number, or a complaint', async () => {
    for (const text of [...given.slice(0, 1_000), '1e3', '-1', '0x10', '1.0', '9'.repeat(16), '٣'])
      if (!/^\d{1,15}$/.test(text)) await expect(orderOf(text), text).rejects.toThrow('whole number');
    expect(await orderOf('999999999999999')).toBe(999_999_999_999_999);
    await expect(orderOf(undefined, malls.out.slice(0, 4))).rejects.toThrow('--order is missing');
  });

  it('are no pointer, whatever its ids, hosts and orders are', () => {
    const live = { format: 1, id: '1', order: 1, highest: 1, hosts: [], releases: [] };
    expect(liveSchema.safeParse(live).success).toBe(true);
    for (const text of given) {
      if (!/^[1-9]\d{0,9}$/.test(text))
        expect(liveSchema.safeParse({ ...live, id: text }).success, text).toBe(false);
      if (!hostPattern.test(text))
        expect(liveSchema.safeParse({ ...live, hosts: [text] }).success).toBe(false);
      expect(liveSchema.safeParse({ ...live, release: text }).success).toBe(false);
    }
  });

  it('as orders: what is live never falls behind the highest that was seen', async () => {
    let highest = -1;
    let page = '';
    for (let index = 0; index < 150; index++) {
      const order = some(60);
      malls.write({ page: `page ${some(5)}` });
      const { sites } = await malls.publish({ order });
      const refused = order < highest;
      expect(sites[0]?.status === 'newer', `${order} after ${highest}`).toBe(refused);
      highest = Math.max(highest, order);
      const shown = await malls.shown();
      if (refused) expect(shown).toBe(page);
      page = shown ?? '';
      expect(malls.json('sites/1/live.json').highest).toBe(highest);
    }
  });
});

describe('rings', () => {
  const sites = async (order: number, ids?: string[]) =>
    Object.fromEntries(
      (await malls.publish({ order, ids })).sites.map(({ merchant, status }) => [merchant, status]),
    );
  const write = (core: string, canary = true) => {
    malls.write({ id: '1', core, ...(canary && { ring: 'canary' }) });
    malls.write({ id: '2', core });
    malls.write({ id: '3', core });
  };

  it('give a new core to the canaries and to new malls, and let the others wait byte for byte', async () => {
    write('A');
    expect(await sites(1, ['1', '2'])).toEqual({ 1: 'published', 2: 'published' });
    const kept = malls.server.objects.get('all/sites/2/live.json')?.bytes;
    write('B');
    expect(await sites(2)).toEqual({ 1: 'published', 2: 'waits', 3: 'published' });
    expect(malls.server.objects.get('all/sites/2/live.json')?.bytes).toEqual(kept);
    expect((await malls.publish({ order: 2 })).ok).toBe(true);
    // a shard without the canary knows of it from the store
    expect(await sites(2, ['2'])).toEqual({ 2: 'waits' });
    malls.write({ id: '2', core: 'A', page: 'of its own' });
    expect(await sites(3, ['2'])).toEqual({ 2: 'published' });
  });

  it('are nothing where no mall is a canary any more', async () => {
    write('A');
    await sites(1);
    write('B', false);
    expect(await sites(2, ['2'])).toEqual({ 2: 'waits' });
    expect(await sites(2, ['1'])).toEqual({ 1: 'published' });
    expect(await sites(2, ['2'])).toEqual({ 2: 'published' });
  });

  it('follow a mall that leaves them while it waits', async () => {
    write('A');
    malls.write({ id: '4', core: 'A', ring: 'canary' });
    await sites(1);
    write('B', false);
    expect(await sites(2, ['1'])).toEqual({ 1: 'waits' });
    expect(malls.json('sites/1/live.json').ring).toBeUndefined();
    expect(malls.keys().filter((key) => key.startsWith('canaries/'))).toEqual(['canaries/4']);
  });
});

it('a pointer of another mall, or to a release that is missing, harms no other', async () => {
  malls.write({});
  malls.write({ id: '2', page: 'second' });
  await malls.publish();
  const [one] = malls.json('sites/1/live.json').releases;
  malls.server.objects.delete(`all/sites/1/releases/${one.release}`);
  const second = malls.server.objects.get('all/sites/2/live.json');
  if (second) malls.server.objects.set('all/sites/3/live.json', second);
  malls.write({ id: '3', page: 'third' });
  malls.write({ page: 'again', core: 'B' });
  const { sites, problems } = await malls.publish({ order: 2 });
  expect(sites.map(({ status }) => status)).toEqual(['published', 'unchanged', 'failed']);
  expect(problems[0]?.message).toContain('is not that of mall 3');
  expect(malls.json('sites/1/live.json').core).toBe(coreHash('B'));
});
