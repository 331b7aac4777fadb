import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';

/** The packages that a file of ours loads at once, with the files of ours that it leads to. Types load nothing. */
async function packagesOf(start: string): Promise<Map<string, string>> {
  const packages = new Map<string, string>();
  const files = new Set([start]);
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gms)) {
      if (/^\.|^@\//.test(name)) {
        const from = name.startsWith('@/')
          ? join(projectRoot, 'src', name.slice(2))
          : join(dirname(file), name);
        files.add(/\.(?!gen$)\w+$/.test(from) ? from : `${from}.ts`);
      } else packages.set(name, relative(projectRoot, file));
    }
  }
  return packages;
}

it('a build that finds nothing to do loads neither the compiler nor what draws and styles', async () => {
  const packages = await packagesOf(join(projectRoot, 'build/pipeline.ts'));
  expect([...packages.keys()]).toContain('handlebars'); // so packages are found at all
  for (const heavy of ['vite', 'sharp', 'web-features', '@mantine/core']) {
    expect(packages.get(heavy), heavy).toBeUndefined();
  }
});
