import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { loadTemplates } from '../../build/brand/templates';
import { themeCss } from '../../build/brand/theme-css';
import { derivePalette } from '../../build/config/palette/derive-palette';
import { compile } from '../../build/core/compile';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { mantineVariables } from '../../tools/generate/mantine-variables';

it('leaves out no variable of Mantine that a file of the app or another variable names', async () => {
  const { core } = await compile({ root: projectRoot, cache: cacheFolder });
  const sources = core.files.filter(({ path }) => /\.(css|js)$/.test(path)).map(({ source }) => source);
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  const page = themeCss(defaultPalette);
  texts.push(page, (await loadTemplates()).firstPaint);
  const named = new Set(texts.join('\n').match(/--mantine-[\w-]+/g));
  const defined = new Set([...page.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name));
  const isDark = (name: string) => name.startsWith('--mantine-color-dark-'); // for a scheme that no mall has
  const all = Object.keys(mantineVariables(defaultPalette)).filter((name) => !isDark(name));
  expect(all.filter((name) => named.has(name) && !defined.has(name))).toEqual([]);
  expect(all.filter((name) => defined.has(name)).length).toBeGreaterThan(50);
});

it.each(['#ffffff', '#fff200', '#777777', '#767676', '#d81e6b', '#0044ff', '#000000'])(
  'gives each variable of the brand %s the value that Mantine computes',
  (primary) => {
    const palette = derivePalette(primary);
    const mantine = mantineVariables(palette);
    const written = [...themeCss(palette).matchAll(/(--mantine-[\w-]+):([^;]*);/g)];
    expect(written.length).toBeGreaterThan(60);
    expect(Object.fromEntries(written.map(([, name = '', value]) => [name, value]))).toEqual(
      Object.fromEntries(written.map(([, name = '']) => [name, mantine[name]])),
    );
  },
);

it('leaves out no variable of the product that a file names without another value', async () => {
  const listed = await Promise.all(
    ['src', 'templates'].map(async (folder) =>
      (await readdir(join(projectRoot, folder), { recursive: true })).map((path) => join(folder, path)),
    ),
  );
  const paths = listed.flat().filter((path) => /(?<!\.test)\.(css|tsx?|hbs)$/.test(path));
  const texts = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(projectRoot, path), 'utf8')] as const),
  );
  const styles = texts.flatMap(([path, text]) => (path.endsWith('.css') ? [text] : []));
  const definitions = [themeCss(defaultPalette), ...styles].join('\n').matchAll(/(--(?:brand|ui)-[\w-]+):/g);
  const defined = new Set([...definitions].map(([, name]) => name));
  const uses = texts.flatMap(([path, text]) =>
    [...text.matchAll(/var\(\s*(--(?:brand|ui)-[\w-]+)\s*\)/g)].map(([, name]) => ({ path, name })),
  );
  expect(uses.length).toBeGreaterThan(300);
  expect(uses.filter(({ name }) => !defined.has(name))).toEqual([]);
});
