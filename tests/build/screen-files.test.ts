import { beforeAll, expect, it } from 'vitest';
import { compile } from '../../build/core/compile';
import type { Core } from '../../build/core/core';
import { loadedChunks } from '../../build/core/loaded-chunks';
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
    .map(({ file }) => file.replace(/^assets\/(.*)-[^-]{8}\.js$/, '$1'))
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
