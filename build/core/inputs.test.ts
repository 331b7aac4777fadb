import { appendFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../tests/build/harness';
import { hashFolder, hashInputs } from './inputs';

it('the lock of an editor, a link that leads nowhere, is no input', async () => {
  const root = await testFolder();
  await writeFile(join(root, 'package.json'), '{}');
  const before = await hashFolder(root, '.');
  await symlink('user@host.1:1', join(root, '.#main.tsx'));
  expect(await hashFolder(root, '.')).toEqual(before);
  expect(before).toHaveLength(1);
});

const inputs = [
  'src/main.tsx',
  'public/robots.txt',
  'build/core/compile.ts',
  'package-lock.json',
  'tsconfig.json',
];

it.each([
  ...inputs.map((file) => [file, true] as const),
  ['src/main.test.tsx', false],
  ['src/routeTree.gen.ts', false],
] as const)('a change of %s changes the hash of what is compiled: %s', async (file, changes) => {
  const root = await testFolder();
  for (const each of new Set([...inputs, file])) {
    await mkdir(dirname(join(root, each)), { recursive: true });
    await writeFile(join(root, each), 'before');
  }
  const before = await hashInputs(root, root);
  await appendFile(join(root, file), 'after');
  expect((await hashInputs(root, root)) !== before).toBe(changes);
});
