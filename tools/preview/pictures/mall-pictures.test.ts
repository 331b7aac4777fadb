import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardLayouts } from '@/brand/card-look';
import type { Merchant } from '../../../build/brand/merchant';
import { loadMerchants } from '../../../build/config/load';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { readCodes } from '../../../tests/e2e/read-code';
import { posterPage, sharePage } from './picture-pages';
import { qrCode } from './qr-code';
import { writePictures } from './write-pictures';

let merchants: string;
let merchant: Merchant;

beforeEach(async () => {
  merchants = join(await testFolder(), 'merchants');
  await writeMerchant(merchants, '1');
  const [loaded] = (await loadMerchants(merchants)).merchants;
  if (!loaded) throw new Error('The mall has mistakes.');
  merchant = loaded;
});

const write = (text: string) => {
  const pictures = new Map(['poster.pdf', 'share.png'].map((path) => [path, Buffer.from(text)]));
  return writePictures(join(merchants, '1'), merchant, pictures);
};
const textOf = (name: string) => readFile(join(merchants, '1', name), 'utf8');

describe('the pictures in the folder of a mall', () => {
  it('are written anew each time, and what was written is recorded', async () => {
    await write('first');
    expect(await write('second')).toEqual({ written: ['poster.pdf', 'share.png'], kept: [] });
    expect(await textOf('share.png')).toBe('second');
  });

  it('never take the place of one that the mall brought itself', async () => {
    await write('first');
    await writeFile(join(merchants, '1/share.png'), 'their own');
    expect(await write('second')).toEqual({ written: ['poster.pdf'], kept: ['share.png'] });
    expect(await write('third')).toEqual({ written: ['poster.pdf'], kept: ['share.png'] });
    expect(await textOf('share.png')).toBe('their own');
    expect(Object.keys(JSON.parse(await textOf('pictures.json')).files)).toEqual(['poster.pdf']);
  });

  it('that the command wrote before and does not write any more goes', async () => {
    await write('first');
    const now = new Map([['share.jpg', Buffer.from('a photo')]]);
    await writePictures(join(merchants, '1'), merchant, now);
    await expect(textOf('share.png')).rejects.toThrow();
    expect(Object.keys(JSON.parse(await textOf('pictures.json')).files)).toEqual(['share.jpg']);
  });

  it('are not written through what is no file', async () => {
    await mkdir(join(merchants, '1/poster.pdf'));
    expect(await write('first')).toEqual({ written: ['share.png'], kept: ['poster.pdf'] });
  });
});

const plain = { card: { layout: 'classic', finish: 'plain' }, photo: undefined } as const;

describe('the poster', () => {
  it('shows the words of the mall safely, its host and a code that a scanner reads', async () => {
    const address = 'https://rewards.mall-1.example/';
    const code = await qrCode(address);
    const words = {
      language: 'en-IN',
      direction: 'ltr',
      style: '',
      logo: '/logo.svg',
      name: 'Mall 1',
      ...plain,
    };
    const page = posterPage(
      { ...words, title: '<b>Club', text: 'Earn', scan: 'Scan', host: 'mall-1.example' },
      code,
    );
    expect(page).toContain('<h1>&lt;b&gt;Club</h1><p>Earn</p>');
    expect(page).toContain('<b>mall-1.example</b>');
    const margin = { top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' };
    const picture = await sharp(Buffer.from(code))
      .resize({ width: 400, kernel: 'nearest' })
      .extend(margin)
      .png()
      .toBuffer();
    expect(await readCodes(picture, 'QRCode')).toEqual([address]);
  });
});

it('poster and picture of shared links follow the card of the mall, and show its photo', () => {
  const words = { language: 'en-IN', direction: 'ltr', style: '', logo: '/logo.svg', name: 'Mall 1' };
  const texts = { title: 'Club', text: 'Earn', scan: 'Scan', host: 'mall-1.example' };
  const pages = cardLayouts.map((layout) => {
    const all = { ...words, ...texts, card: { ...plain.card, layout }, photo: undefined };
    return [posterPage(all, ''), sharePage(all, '/phone.png')];
  });
  expect(new Set(pages.flat()).size).toBe(2 * cardLayouts.length);
  for (const page of pages.flat()) expect(page).toContain('<body data-finish="plain">');
  const shown = posterPage({ ...words, ...texts, ...plain, photo: '/assets/photo.css' }, '');
  expect(shown).toContain('<link rel="stylesheet" href="/assets/photo.css">');
  expect(shown).toContain('<body data-finish="photo">');
});
