import { describe, expect, it } from 'vitest';
import { fakeCaches } from '../../tests/setup/caches';
import { mostPictureBytes, pictureKeeper, picturesToKeep } from './picture-cache';

async function fakeCache() {
  const cache = await fakeCaches().open('pictures');
  return {
    cache,
    /** Another run of the service worker: it knows only what the cache holds. */
    keeper: (most?: number) => pictureKeeper(async () => cache, most),
    kept: async () => (await cache.keys()).map(({ url }) => url.slice(-1)),
  };
}

const at = (name: string) => `https://mall.example/${name}`;
const picture = (bytes: number, init: ResponseInit = {}) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' }, ...init });
const answering = (response: Response) => async () => response;

describe('kept pictures', () => {
  it('have 20 MB', () => expect(mostPictureBytes).toBe(20_971_520));

  it('stay within their limit: the oldest go first', async () => {
    const { keeper, kept } = await fakeCache();
    const keep = keeper(100);
    for (const name of ['a', 'b', 'c']) await keep(at(name), answering(picture(40)));
    expect(await kept()).toEqual(['b', 'c']);
    await keep(at('d'), answering(picture(100)));
    expect(await kept()).toEqual(['d']);
  });

  it('stay within their limit after the service worker has stopped and started', async () => {
    const { keeper, kept } = await fakeCache();
    for (const name of ['a', 'b', 'c']) await keeper(100)(at(name), answering(picture(40)));
    expect(await kept()).toEqual(['b', 'c']);
  });

  it('stay within their limit when two pages name pictures at the same time', async () => {
    const { keeper, kept } = await fakeCache();
    const keep = keeper(100);
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => keep(at(name), answering(picture(40)))));
    expect(await kept()).toHaveLength(2);
  });

  it('are the youngest when they are kept again, and count once', async () => {
    const { keeper, kept } = await fakeCache();
    const keep = keeper(100);
    for (const name of ['a', 'b', 'a', 'c']) await keep(at(name), answering(picture(40)));
    expect(await kept()).toEqual(['a', 'c']);
  });

  it('can be read again, with their type', async () => {
    const { cache, keeper } = await fakeCache();
    await keeper()(at('a'), answering(picture(3)));
    const response = await cache.match(at('a'));
    expect(response?.headers.get('content-type')).toBe('image/png');
    expect((await response?.arrayBuffer())?.byteLength).toBe(3);
  });

  it.each([
    ['a failure', answering(picture(3, { status: 404 }))],
    ['no picture', answering(new Response('<h1>', { headers: { 'content-type': 'text/html' } }))],
    ['an opaque answer', async () => Object.defineProperty(picture(3), 'type', { value: 'opaque' })],
    ['a picture over the limit', answering(picture(101))],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is not kept, and what is kept stays', async (_name, load) => {
    const { keeper, kept } = await fakeCache();
    const keep = keeper(100);
    await keep(at('a'), answering(picture(60)));
    await keep(at('b'), load);
    expect(await kept()).toEqual(['a']);
  });

  it('are fetched so that their bytes can be read', async () => {
    const { keeper } = await fakeCache();
    let asked: RequestInit | undefined;
    await keeper()(at('a'), async (_address, init) => {
      asked = init;
      return picture(1);
    });
    expect(asked).toMatchObject({ mode: 'cors' });
  });

  it('do not break where the phone has no room', async () => {
    const { cache, keeper, kept } = await fakeCache();
    const keep = keeper(100);
    const { put } = cache;
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await keep(at('a'), answering(picture(60)));
    cache.put = put;
    for (const name of ['b', 'c']) await keep(at(name), answering(picture(50)));
    expect(await kept()).toEqual(['b', 'c']);
  });
});

describe('a message to the service worker', () => {
  it('names pictures, 100 at most', () => {
    const addresses = Array.from({ length: 101 }, (_, index) => at(String(index)));
    expect(picturesToKeep({ type: 'KEEP_PICTURES', addresses })).toEqual(addresses.slice(0, 100));
    expect(picturesToKeep({ type: 'KEEP_PICTURES', addresses: [1, at('a'), null] })).toEqual([at('a')]);
  });

  it.each([
    undefined,
    null,
    'KEEP_PICTURES',
    {},
    { type: 'SKIP_WAITING', addresses: ['a'] },
    { type: 'KEEP_PICTURES' },
    { type: 'KEEP_PICTURES', addresses: 'a' },
  ])('of another kind names none: %j', (message) => expect(picturesToKeep(message)).toEqual([]));
});
