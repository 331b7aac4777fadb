import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontsourceFile } from '../../build/typeface/named-typeface';
import { build, contents, precached, tinyApp, writeMerchant } from './harness';

const app = tinyApp();

const buildAll = () => build(app);
const fontsIn = (site: ReadonlyMap<string, Buffer>) => [...site.keys()].filter((path) => /woff2?/.test(path));

describe('the typeface of a mall', () => {
  it('is in its own site only, as it is, and works offline', async () => {
    const own = await readFile(fontsourceFile('Urbanist', 'latin'));
    await writeMerchant(app.merchants, '1', { theme: { font: 'Figtree' } });
    await writeMerchant(app.merchants, '2', { theme: { font: 'own.woff2' } });
    await writeFile(join(app.merchants, '2', 'own.woff2'), own);
    await writeMerchant(app.merchants, '3');
    const { problems } = await buildAll();
    expect(problems.map(({ merchant, severity }) => [merchant, severity])).toEqual([['2', 'warning']]);

    const [named, custom, none] = await Promise.all(['1', '2', '3'].map((id) => contents(join(app.out, id))));
    expect(fontsIn(named ?? new Map())).toHaveLength(2);
    expect(fontsIn(none ?? new Map())).toEqual([]);
    expect(none?.get('index.html')?.toString()).not.toContain('@font-face');
    const [file = '', ...more] = fontsIn(custom ?? new Map());
    expect(more).toEqual([]);
    expect(file).toMatch(/^assets\/font-[0-9a-f]{16}\.woff2$/);
    expect(custom?.get(file)?.equals(own)).toBe(true);
    expect(custom?.get('index.html')?.toString()).toContain(`src:url(/${file})`);
    expect(precached(custom ?? new Map())).toContain(file);
  });

  it('makes a new release when its bytes change', async () => {
    await writeMerchant(app.merchants, '1', { theme: { font: 'own.woff2' } });
    const place = join(app.merchants, '1', 'own.woff2');
    await writeFile(place, await readFile(fontsourceFile('Urbanist', 'latin')));
    await buildAll();
    expect((await buildAll()).sites).toMatchObject([{ status: 'unchanged' }]);
    await writeFile(place, await readFile(fontsourceFile('Figtree', 'latin')));
    expect((await buildAll()).sites).toMatchObject([{ status: 'built' }]);
  });

  it('that does not exist is an error with the file that was probably meant', async () => {
    await writeMerchant(app.merchants, '1', { theme: { font: 'brand.woff2' } });
    await writeFile(join(app.merchants, '1', 'brnad.woff2'), '');
    await writeMerchant(app.merchants, '2', { theme: { font: 'Fitgree' } });
    await writeMerchant(app.merchants, '3', { theme: { font: 'large.woff2' } });
    await writeFile(join(app.merchants, '3', 'large.woff2'), Buffer.alloc(60_001));
    const { problems } = await buildAll();
    expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { message: 'There is no file brand.woff2 in the folder.', fix: 'did you mean "brnad.woff2"?' },
      { message: expect.stringContaining('must be one of Figtree, Manrope'), fix: 'did you mean "Figtree"?' },
      { message: 'The font has 61 kB; at most 60 kB are allowed, because every visitor fetches it.' },
    ]);
  });
});

it('a square icon of its own is what phones show', async () => {
  await writeMerchant(app.merchants, '1');
  await writeMerchant(app.merchants, '2', { icon: 'icon.svg' });
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b7285" d="M0 0h8v8z"/></svg>';
  await writeFile(join(app.merchants, '2', 'icon.svg'), mark);
  expect((await buildAll()).problems).toEqual([]);
  const site = await contents(join(app.out, '2'));
  expect(site.get('icons/favicon.svg')?.toString()).toBe(mark);
  const logo = [...site].find(([path]) => path.startsWith('assets/logo-'))?.[1];
  expect(logo?.toString()).not.toBe(mark);
});
