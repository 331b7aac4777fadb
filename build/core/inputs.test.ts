import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashFolder, hashInputs } from './inputs';

it('the lock of an editor, a link that leads nowhere, is no input', async () => {
  const root = await mkdtemp(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
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
  const root = await mkdtemp(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const each of new Set([...inputs, file])) {
    await mkdir(dirname(join(root, each)), { recursive: true });
    await writeFile(join(root, each), 'before');
  }
  const before = await hashInputs(root, root);
  await appendFile(join(root, file), 'after');
  expect((await hashInputs(root, root)) !== before).toBe(changes);
});
