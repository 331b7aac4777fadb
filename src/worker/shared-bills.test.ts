import { describe, expect, it, vi } from 'vitest';
import { sharedBillsCache } from '@/lib/share-target';
import { fakeCaches } from '../../tests/setup/caches';
import { dropOldShares, keepShare, readShare } from './shared-bills';

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 24, 12);
const file = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes).fill(65)], name, { type: 'image/png' });

function shareOf(...entries: readonly (File | string)[]): Request {
  const form = new FormData();
  for (const entry of entries) form.append(typeof entry === 'string' ? 'text' : 'bills', entry);
  return new Request('https://mall.example/share-bill', { method: 'POST', body: form });
}

async function kept(caches: CacheStorage) {
  const cache = await caches.open(sharedBillsCache);
  const shares = await Promise.all(
    (await cache.keys()).map(async (key) => readShare(await cache.match(key))),
  );
  return shares.map(({ files, problems }) => ({ names: files.map(({ name }) => name), problems }));
}

/** What is kept of one share. */
async function keptOf(request: Request) {
  const caches = fakeCaches();
  await keepShare(request, caches, noon);
  return (await kept(caches))[0];
}

describe('a share', () => {
  it('is kept with its names, types and bytes, in its order', async () => {
    const caches = fakeCaches();
    const bill = new File(['%PDF-1.4'], 'bill.pdf', { type: 'application/pdf' });
    await keepShare(shareOf(file('1.png'), bill, 'words'), caches, noon);
    const cache = await caches.open(sharedBillsCache);
    const [key] = await cache.keys();
    const { files, problems } = await readShare(key && (await cache.match(key)));
    expect(problems).toEqual([]);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['1.png', 'image/png'],
      ['bill.pdf', 'application/pdf'],
    ]);
    expect(await files[1]?.text()).toBe('%PDF-1.4');
  });

  it('does not replace another one', async () => {
    const caches = fakeCaches();
    await keepShare(shareOf(file('1.png')), caches, noon);
    await keepShare(shareOf(file('2.png')), caches, noon + 1);
    expect((await kept(caches)).map(({ names }) => names)).toEqual([['1.png'], ['2.png']]);
  });

  it('drops those that nobody has taken in time', async () => {
    const caches = fakeCaches();
    await keepShare(shareOf(file('1.png')), caches, noon);
    await keepShare(shareOf(file('2.png')), caches, noon + hour + 1);
    expect((await kept(caches)).map(({ names }) => names)).toEqual([['2.png']]);
  });

  const many = Array.from({ length: 20 }, (_, index) => file(`${index}.png`));
  it.each([
    ['text only', shareOf('words'), [], ['nothing']],
    ['nothing at all', shareOf(), [], ['nothing']],
    ['an empty file', shareOf(file('1.png', 0), file('2.png')), ['2.png'], ['empty']],
    ['20 files', shareOf(...many), many.slice(0, 10).map(({ name }) => name), ['tooMany']],
    [
      'a file above 20 MB',
      shareOf(file('1.png', 20_971_521), file('2.png', 20_971_520)),
      ['2.png'],
      ['tooLarge'],
    ],
    [
      'files above 50 MB together',
      shareOf(...['1', '2', '3'].map((name) => file(name, 20_971_520)), file('4', 10_485_760)),
      ['1', '2', '4'],
      ['tooMany'],
    ],
    [
      'something that is no form',
      new Request('https://mall.example/share-bill', { method: 'POST', body: 'x' }),
      [],
      ['lost'],
    ],
  ])('of %s keeps what can be a bill, and what was wrong', async (_, request, names, problems) => {
    expect(await keptOf(request)).toEqual({ names, problems });
  });

  it('for which there is no room leaves a word about it', async () => {
    const caches = fakeCaches();
    const cache = await caches.open(sharedBillsCache);
    const put = vi.spyOn(cache, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    vi.spyOn(caches, 'open').mockResolvedValue(cache);
    await keepShare(shareOf(file('1.png')), caches, noon);
    expect(put).toHaveBeenCalledTimes(2);
    expect(await kept(caches)).toEqual([{ names: [], problems: ['lost'] }]);
  });

  it('does not fail where nothing can be kept', async () => {
    const caches = fakeCaches();
    vi.spyOn(caches, 'open').mockRejectedValue(new DOMException('off', 'SecurityError'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await keepShare(shareOf(file('1.png')), caches, noon);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('that cannot be read counts as lost', async () => {
    expect(await readShare(new Response('x'))).toEqual({ files: [], problems: ['lost'] });
    expect(await readShare(undefined)).toEqual({ files: [], problems: ['lost'] });
  });
});

it.each([
  [noon + hour, []],
  [noon + hour + 1, ['gone']],
  [noon - hour - 1, ['gone']],
  [noon - 1_000, []],
])('a share of noon is dropped after an hour, and when the clock was put back: at %d', async (now, gone) => {
  const caches = fakeCaches();
  await keepShare(shareOf(file('1.png')), caches, noon);
  expect(await dropOldShares(await caches.open(sharedBillsCache), now)).toBe(gone.length > 0);
  expect(await kept(caches)).toHaveLength(1 - gone.length);
});
