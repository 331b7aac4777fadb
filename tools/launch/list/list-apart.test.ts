import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { testFolder, writeMerchant } from '../../../tests/build/harness';
import { launchListApart } from './list-apart';

const asked = async (id: string) => {
  const merchants = await testFolder();
  await writeMerchant(merchants, '1', { name: '' }); // then nothing is asked of hosts
  return { merchants, id, out: merchants, environment: { variables: {}, file: {} }, resolve: new Map() };
};

it('is the launch list, made in another process', async () => {
  const report = await launchListApart(await asked('1'));
  expect(report).toMatchObject({ merchant: '1', ok: false });
  expect(report.items.find(({ key }) => key === 'config')?.detail).toContain('name is ""');
});

it('says in words why there is none', async () => {
  await expect(launchListApart(await asked('2'))).rejects.toThrow(/2/);
});

it('ends a list that hangs, and this process goes on', async () => {
  const script = join(await testFolder(), 'hangs.mjs');
  await writeFile(script, 'for (;;);');
  const hung = launchListApart(await asked('1'), { limit: 300, script: pathToFileURL(script) });
  await expect(hung).rejects.toThrow('took too long');
});

it('says so where that process dies', async () => {
  const script = join(await testFolder(), 'dies.mjs');
  await writeFile(script, 'process.exit(1);');
  const dead = launchListApart(await asked('1'), { script: pathToFileURL(script) });
  await expect(dead).rejects.toThrow('ended early');
});
