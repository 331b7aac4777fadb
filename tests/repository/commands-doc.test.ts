import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('docs/commands.md explains every command', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const page = await readFile('docs/commands.md', 'utf8');
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(page));
  expect(missing).toEqual([]);
});

it('docs/commands.md explains every field of a problem', async () => {
  const source = await readFile('build/shared/problem.ts', 'utf8');
  const page = await readFile('docs/commands.md', 'utf8');
  const fields = [...source.matchAll(/^ {2}(\w+)\??:/gm)].map(([, field]) => field);
  expect(fields).toContain('missing');
  expect(fields.filter((field) => !new RegExp(`^\\| .*\`${field}\`.* \\|`, 'm').test(page))).toEqual([]);
});
