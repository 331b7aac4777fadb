import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../build/core/list-files';
import { projectRoot } from '../../build/shared/project';

const folders = ['build', 'sandbox', 'scripts', 'serve', 'tests', 'tools'];

it('a test that replaces a module shares no modules with others, as its name says', async () => {
  const paths = await Promise.all(
    folders.map(async (folder) =>
      (await listFiles(join(projectRoot, folder))).map((path) => `${folder}/${path}`),
    ),
  );
  const tests = paths.flat().filter((path) => path.endsWith('.test.ts'));
  const replacing: string[] = [];
  for (const path of tests) {
    const text = await readFile(join(projectRoot, path), 'utf8');
    if (/^vi\.(mock|doMock)\(/m.test(text)) replacing.push(path);
  }
  expect(replacing.sort()).toEqual(tests.filter((path) => path.endsWith('.isolated.test.ts')).sort());
});
