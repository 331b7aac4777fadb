import { beforeAll, expect, it } from 'vitest';
import { optionalScreens } from '@/brand/capabilities';
import { merchantSchema } from '@/brand/merchant-schema';
import { carriedFiles } from '../../build/brand/prune';
import { switchedOff } from '../../build/brand/switched-off';
import { compile } from '../../build/core/compile';
import type { Core } from '../../build/core/core';
import { loadedChunks } from '../../build/core/loaded-chunks';
import { pageLinks } from '../../build/core/page-links';
import { cacheFolder, projectRoot } from '../../build/project';

let core: Core;

beforeAll(async () => {
  ({ core } = await compile({ root: projectRoot, cache: cacheFolder }));
});

/** The scripts that a screen needs beside those of every page, by the names of their files without hashes. */
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

it('makes of what screens share three files, whatever they show', () => {
  const shared = ['common', 'forms', 'shared'];
  const sources = core.chunks.flatMap(({ source = '' }) => (screens.test(source) ? [source] : []));
  expect(sources.length).toBeGreaterThan(8);
  const own = sources.map((source) => {
    const literal = new RegExp(`^${source.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
    return { source, files: scriptsOf(literal).filter((name) => !shared.includes(name)) };
  });
  // The screen itself, and what an area with a switch keeps to itself.
  expect(own.filter(({ files }) => files.length > 2)).toEqual([]);
});

it('gives the landing screen no file that other screens need and it does not', () => {
  expect(scriptsOf(/_customer\.dashboard\.tsx/)).toEqual(['_customer.dashboard', 'common']);
});

it('asks for no dialog and no form field where a screen only shows something', () => {
  expect(scriptsOf(/_customer\.membership\.tsx/)).toEqual(['_customer.membership', 'common', 'shared']);
});

it('names to the page the files of screens that every site carries', () => {
  const { screens, preloads } = pageLinks(core.chunks);
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
  const named = Object.values(screens).flat();
  expect(named.filter((path) => !carried.includes(path) || preloads.includes(path))).toEqual([]);
  expect(screens.dashboard?.map((path) => path.replace(/-.{8}\./, '.')).sort()).toEqual([
    'assets/_customer.css',
    'assets/_customer.dashboard.js',
    'assets/common.css',
    'assets/common.js',
  ]);
});
