import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MerchantInput } from '@/brand/merchant-schema';
import { build, tinyApp, writeMerchant } from '../../tests/build/harness';
import type { Merchant } from '../brand/merchant';
import { digestOf } from '../isolation/belongings';
import { belongingsOfAll } from './belongings-of-all';
import { loadMerchants } from './load';
import { lookHash } from './taken-pictures';

const app = tinyApp();
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7285' } })
    .png()
    .toBuffer();
const put = (name: string, content: string | Buffer) => writeFile(join(app.merchants, '1', name), content);
const load = () => loadMerchants(app.merchants, ['1']);
const told = async () =>
  (await load()).problems.map(
    ({ file, severity, message }) => `${file.split('/1/')[1]} ${severity}: ${message}`,
  );

async function look(overrides: Partial<MerchantInput> = {}): Promise<string> {
  await writeMerchant(app.merchants, '1', overrides);
  const [merchant] = (await load()).merchants;
  return merchant ? lookHash(merchant) : '';
}

beforeEach(async () => {
  await writeMerchant(app.merchants, '1');
  await mkdir(join(app.merchants, '1/screenshots'));
  await put('screenshots/phone.png', await png(390, 780));
  await put('poster.pdf', '%PDF');
  await put('share.png', await png(1200, 630));
});

describe('the pictures of a mall', () => {
  it('are copied into the site, but neither the poster nor what is known of them', async () => {
    await put('pictures.json', JSON.stringify({ look: await look(), files: {} }));
    expect(await told()).toEqual([]);
    const report = await build(app);
    expect(report.ok).toBe(true);
    const site = (path: string) => readFile(join(app.out, '1', path));
    expect(await site('screenshots/phone.png')).toEqual(await png(390, 780));
    expect(await site('share.png')).toEqual(await png(1200, 630));
    expect(JSON.parse((await site('manifest.webmanifest')).toString()).screenshots).toHaveLength(1);
    for (const path of ['poster.pdf', 'pictures.json']) await expect(site(path)).rejects.toThrow('ENOENT');
    expect((await site('service-worker.js')).toString()).not.toMatch(/screenshots|share\.png/);
  });

  it('belong to it also in a build of other malls', async () => {
    const digest = async (loaded: Merchant[]) => digestOf(await belongingsOfAll(app.merchants, loaded));
    expect(await digest([])).toBe(await digest((await load()).merchants));
  });

  it('are told when they show an older look, or nobody knows which', async () => {
    await put('pictures.json', JSON.stringify({ look: await look(), files: {} }));
    await writeMerchant(app.merchants, '1', { theme: { palette: { primaryOrange: '#0b7285' } } });
    const { problems } = await load();
    expect(problems.map(({ message }) => message)).toEqual([
      'The pictures for shops and posters show an older look of the mall.',
    ]);
    expect(problems[0]?.fix).toMatch(/^take them again: npm run mall -- pictures 1 --merchants /);
    await put('pictures.json', '{');
    expect(await told()).toEqual([
      'pictures.json warning: pictures.json is not what `npm run mall -- pictures` writes, so nobody knows which look the pictures show.',
    ]);
  });

  it('have a look that follows what they show, and nothing else', async () => {
    const before = await look();
    expect(await look({ launch: { from: '2026-12-24', until: '2026-12-24', text: 'We open' } })).toBe(before);
    expect(await look({ api: { baseUrl: 'https://api.mall.example' } })).toBe(before);
    const others = [
      await look({ name: 'Petal Court' }),
      await look({ hosts: ['petal.example', 'mall-1.example'] }),
      await look({ theme: { gradient: 'none' } }),
      await look({ theme: { font: 'Figtree' } }),
      await look({ texts: { 'login.title': 'Hello' } }),
    ];
    expect(new Set([before, ...others]).size).toBe(6);
  });

  it('stand alone in their folder, and fit into an install dialog', async () => {
    await put('screenshots/notes.txt', '');
    await put('screenshots/fake.png', 'no picture');
    await put('screenshots/tall.png', await png(320, 800));
    expect(await told()).toEqual([
      'screenshots/fake.png warning: screenshots/ holds PNG pictures alone, and fake.png is none.',
      'screenshots/notes.txt warning: screenshots/ holds PNG pictures alone, and notes.txt is none.',
      'screenshots/tall.png error: tall.png has 320 × 800 px, which no install dialog shows.',
    ]);
  });
});
