import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { defaultPalette } from '@/brand/palette';
import { loadTemplates } from '../../build/brand/templates';
import { mantineVariables, themeCss } from '../../build/brand/theme-css';
import { compile } from '../../build/core/compile';
import { cacheFolder, projectRoot } from '../../build/shared/project';

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
