import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashFolder } from './inputs';

it('the lock of an editor, a link that leads nowhere, is no input', async () => {
  const root = await mkdtemp(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'package.json'), '{}');
  const before = await hashFolder(root, '.');
  await symlink('user@host.1:1', join(root, '.#main.tsx'));
  expect(await hashFolder(root, '.')).toEqual(before);
  expect(before).toHaveLength(1);
});
