import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { writeMerchant } from '../../../tests/build/harness';
import { launchListApart } from './list-apart';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'list-apart-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

const asked = async (id: string) => {
  const merchants = await folder();
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
  const script = join(await folder(), 'hangs.mjs');
  await writeFile(script, 'for (;;);');
  const hung = launchListApart(await asked('1'), { limit: 300, script: pathToFileURL(script) });
  await expect(hung).rejects.toThrow('took too long');
});

it('says so where that process dies', async () => {
  const script = join(await folder(), 'dies.mjs');
  await writeFile(script, 'process.exit(1);');
  const dead = launchListApart(await asked('1'), { script: pathToFileURL(script) });
  await expect(dead).rejects.toThrow('ended early');
});
