import { beforeAll, expect, it } from 'vitest';
import { optionalScreens } from '@/brand/capabilities';
import { merchantSchema } from '@/brand/merchant-schema';
import { carriedFiles } from '../../build/brand/prune';
import { switchedOff } from '../../build/brand/switched-off';
import { loadedChunks } from '../../build/core/chunk';
import { compile } from '../../build/core/compile';
import type { Core } from '../../build/core/core';
import { pageLinks } from '../../build/core/page-links';
import { cacheFolder, projectRoot } from '../../build/shared/project';

let core: Core;

beforeAll(async () => {
  ({ core } = await compile({ root: projectRoot, cache: cacheFolder }));
});

/** The scripts that a screen needs beside those of every page, by their file names without hashes. */
function scriptsOf(screen: RegExp): string[] {
  const entry = loadedChunks(
    core.chunks,
    core.chunks.filter(({ isEntry }) => isEntry),
  );
  const roots = core.chunks.filter(({ source }) => source !== undefined && screen.test(source));
  return loadedChunks(core.chunks, roots)
    .filter((chunk) => !entry.includes(chunk))
    .map(({ file }) => file.replace(/^assets\/(.*)-.{8}\.js$/, '$1'))
    .sort();
}

const screens = /^src\/(routes\/.*tsr-split=component.*|features\/.*-screen\.tsx)$/;

it('a screen loads at most two files beside the shared ones', () => {
  const shared = ['card', 'common', 'forms', 'kept', 'late', 'login', 'next', 'shared'];
  const sources = core.chunks.flatMap(({ source = '' }) => (screens.test(source) ? [source] : []));
  expect(sources.length).toBeGreaterThan(8);
  const own = sources.map((source) => {
    const literal = new RegExp(`^${source.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
    return { source, files: scriptsOf(literal).filter((name) => !shared.includes(name)) };
  });
  // The screen itself, and the own file of an area that can be switched off.
  expect(own.filter(({ files }) => files.length > 2)).toEqual([]);
});

it('the landing screen loads its own file and the common one', () => {
  expect(scriptsOf(/_customer\.dashboard\.tsx/)).toEqual(['_customer.dashboard', 'common']);
});

it('the membership card loads nothing of forms and lists', () => {
  expect(scriptsOf(/_customer\.membership\.tsx/)).toEqual(['_customer.membership', 'card', 'common']);
});

it('the catalogue does not load the file of the membership card', () => {
  const files = ['_customer.redeem', 'common', 'login', 'next'];
  expect(scriptsOf(/_customer\.redeem\.tsx/)).toEqual(files);
});

it('the late parts of the shell load no file of forms, nor the one that other screens share', () => {
  const files = scriptsOf(/src\/app\/shell\/late-shell\.tsx/);
  expect(files).toContain('late-shell');
  expect(files.filter((name) => ['forms', 'shared'].includes(name))).toEqual([]);
});

it('the page lists files of screens, only those that every site carries and that are not in the page', () => {
  const { screens, styles, preloads, restoring } = pageLinks(core.chunks);
  expect(Object.keys(screens)).toEqual(
    expect.arrayContaining([
      'dashboard',
      'redeem',
      'product',
      'myCart',
      'order-summary',
      'membership',
      'more',
    ]),
  );
  const off = Object.fromEntries(optionalScreens.map((screen) => [screen, false]));
  const barest = merchantSchema.parse({ name: 'Test Mall', hosts: ['mall.example'], screens: off });
  const carried = carriedFiles(core, switchedOff(barest)).map(({ path }) => path);
  const named = [...Object.values(screens).flat(), ...restoring];
  const known = [...styles, ...preloads];
  expect(named.filter((path) => !carried.includes(path) || known.includes(path))).toEqual([]);
  expect(screens.dashboard?.map((path) => path.replace(/-.{8}\./, '.')).sort()).toEqual([
    'assets/_customer.dashboard.js',
    'assets/common.css',
    'assets/common.js',
  ]);
  expect(restoring.map((path) => path.replace(/-.{8}\./, '.')).sort()).toEqual(['assets/kept.js']);
});
