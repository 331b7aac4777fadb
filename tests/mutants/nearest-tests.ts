import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { sourcesIn } from './targets';

/**
 * The test files that import a source, directly or through others. The one with its name comes first, then those of its
 * folder, then those with the fewest files between. Paths are relative to `root`.
 */
export function testsOf(root: string): (source: string) => string[] {
  const importers = new Map<string, string[]>();
  for (const file of ['src', 'build', 'generate', 'studio', 'sandbox', 'scripts', 'tests'].flatMap((folder) =>
    sourcesIn(root, folder),
  )) {
    for (const imported of importsOf(root, file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return (source) => {
    const steps = new Map([[source, 0]]);
    for (const [file, step] of steps) {
      for (const importer of importers.get(file) ?? [])
        if (!steps.has(importer)) steps.set(importer, step + 1);
    }
    const rank = (test: string) => [
      basename(test).split('.')[0] === basename(source).split('.')[0] ? 0 : 1,
      dirname(test) === dirname(source) ? 0 : 1,
      steps.get(test) ?? 0,
      test.split('/')[0] === source.split('/')[0] ? 0 : 1,
    ];
    return [...steps.keys()]
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => ({ file, key: [...rank(file), file].join(' ') }))
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      .map(({ file }) => file);
  };
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const named = [
    ...staticImports.map((each) => each.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((each) => each.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return named.flatMap((name) => resolved(root, file, name) ?? []);
}

/** The file that an import names, or `undefined` for a package. */
function resolved(root: string, file: string, name: string | undefined): string | undefined {
  if (!name || !/^(\.|@\/)/.test(name)) return undefined;
  const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(file), name);
  return ['', '.ts', '.tsx']
    .map((ending) => path + ending)
    .find((each) => /\.tsx?$/.test(each) && existsSync(join(root, each)));
}
