import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { Failure } from '../../build/shared/failure';
import { logoLooks } from './logo-looks';
import type { Shot } from './picture-sheet';

const config = merchantSchema.parse({ name: 'Mall 36', hosts: ['mall.example'], icon: 'icon.svg' });
const svg = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`,
  );

/** A browser that shows every picture in one colour. */
const browserOf = (background: string) =>
  vi.fn(async (shots: readonly Shot[]) => {
    const picture = { width: 192, height: 192, channels: 3, background } as const;
    return Promise.all(shots.map(() => sharp({ create: picture }).png().toBuffer()));
  });

it('nothing is said where a browser shows what icons have', async () => {
  const browser = browserOf('#ff0000');
  expect(await logoLooks(browser)({ config, logo: svg('red'), icon: svg('#fe0000') })).toEqual([]);
  expect(browser).toHaveBeenCalledTimes(2);
});

it('a difference is a warning at the key of the picture, with its share', async () => {
  const looks = logoLooks(browserOf('#ff0000'));
  expect(await looks({ config, logo: svg('red'), icon: svg('blue') })).toEqual([
    {
      path: ['icon'],
      file: 'icon.svg',
      severity: 'warning',
      message: 'A browser shows this icon in another way than icons, in 100 % of its picture.',
      fix: expect.stringContaining('plain shapes'),
    },
  ]);
});

it('each picture is compared once, and a PNG not at all, because it has its pixels', async () => {
  const browser = browserOf('#ff0000');
  const looks = logoLooks(browser);
  const icon = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  for (let time = 0; time < 3; time += 1) await looks({ config, logo: svg('blue'), icon });
  expect(browser).toHaveBeenCalledOnce();
});

it('where there is no browser it says so, and asks again the next time', async () => {
  const browser = vi.fn().mockRejectedValueOnce(new Failure('Pictures need Chromium.'));
  browser.mockImplementation(browserOf('#ff0000'));
  const looks = logoLooks(browser);
  const mall = { config, logo: svg('red') };
  expect(await looks(mall)).toMatchObject([
    {
      path: ['logo'],
      severity: 'note',
      message: 'Nobody has compared this logo with how a browser shows it. Pictures need Chromium.',
    },
  ]);
  expect(await looks(mall)).toEqual([]);
});
