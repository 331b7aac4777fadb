import { expect, it } from 'vitest';
import type { Live } from '../../build/publish/store/layout';
import { changeLive, readLive } from '../../build/publish/store/pointer';
import type { StoreObjects } from '../../build/publish/store/store-objects';
import { mapBounded } from '../../build/shared/map-bounded';

export const bytes = (text: string) => new TextEncoder().encode(text);
export const text = async (objects: StoreObjects, key: string) => {
  const found = await objects.get(key);
  return found && new TextDecoder().decode(found.bytes);
};

interface Kind {
  /** More than a page of the store's lists has. */
  keys: number;
  /** Whether it knows conditions. */
  conditions: boolean;
}

/** What publishing needs of a store, as tests. Each test opens it once, empty below its prefix. */
export function objectRules(open: () => Promise<StoreObjects>, { keys: count, conditions }: Kind): void {
  it('gives back what was put there, and nothing for what was not, or was removed', async () => {
    const objects = await open();
    expect(await objects.get('files/a')).toBeUndefined();
    await objects.put('files/a', bytes('one ☂'));
    await objects.put('files/a', bytes('two ☂'));
    expect(await text(objects, 'files/a')).toBe('two ☂');
    await objects.remove('files/a');
    await objects.remove('files/a');
    expect(await objects.get('files/a')).toBeUndefined();
  });

  it('lists all that begins alike, over pages, with size and time', async () => {
    const objects = await open();
    const keys = Array.from({ length: count }, (_, index) => `sites/${1000 + index}/live.json`);
    const before = Date.now() - 2_000;
    await mapBounded([...keys, 'site', 'hosts/a.example.json'], 8, (key) => objects.put(key, bytes('four')));
    const found = await objects.list('sites/');
    expect(found.map(({ key }) => key)).toEqual(keys);
    for (const { size, modified } of found) {
      expect(size).toBe(4);
      expect(modified).toBeGreaterThan(before);
    }
    expect(await objects.list('nothing/')).toEqual([]);
  });

  if (!conditions) {
    it('refuses conditions with 501, and writes nothing then', async () => {
      const objects = await open();
      for (const condition of [{ ifNoneMatch: true } as const, { ifMatch: 'no' }]) {
        await expect(objects.put('a', bytes('1'), condition)).rejects.toMatchObject({ status: 501 });
      }
      expect(await objects.get('a')).toBeUndefined();
    });
    return;
  }

  it('writes with a condition only where it holds', async () => {
    const objects = await open();
    expect(await objects.put('a', bytes('1'), { ifMatch: '"no"' })).toBe('refused');
    expect(await objects.put('a', bytes('1'), { ifNoneMatch: true })).toBe('written');
    expect(await objects.put('a', bytes('2'), { ifNoneMatch: true })).toBe('refused');
    const first = (await objects.get('a'))?.etag ?? '';
    expect(await objects.put('a', bytes('3'), { ifMatch: first })).toBe('written');
    expect(await objects.put('a', bytes('4'), { ifMatch: first })).toBe('refused');
    expect(await text(objects, 'a')).toBe('3');
  });

  it('lets one of three win that write at once, and loses no change of a pointer', async () => {
    const objects = await open();
    await objects.put('a', bytes('0'));
    const ifMatch = (await objects.get('a'))?.etag ?? '';
    // Ceph answers a loser with 412 or with 500
    const outcomes = await Promise.all(
      ['1', '2', '3'].map((each) => objects.put('a', bytes(each), { ifMatch }).catch(({ status }) => status)),
    );
    expect(outcomes.filter((each) => each !== 'refused' && each !== 500)).toEqual(['written']);
    expect(await text(objects, 'a')).toBe(String(outcomes.indexOf('written') + 1));

    const none: Live = { format: 1, id: '1', order: 0, highest: 0, hosts: [], left: [], releases: [] };
    const hosts = ['a', 'b', 'c', 'd'];
    const adding = (host: string) =>
      changeLive(objects, '1', (live = none) => ({ ...live, hosts: [...live.hosts, host] }));
    await Promise.all(hosts.map(adding));
    expect((await readLive(objects, '1'))?.value.hosts.toSorted()).toEqual(hosts);
  });
}
