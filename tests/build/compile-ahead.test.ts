import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileAhead } from '../../build/compile-ahead';
import type { BuildOptions } from '../../build/index';
import { build, testFolder, tinyApp, writeMerchant } from './harness';

const app = tinyApp();

async function optionsFor(malls: number): Promise<BuildOptions> {
  for (let id = 1; id <= malls; id++) await mkdir(join(app.merchants, String(id)), { recursive: true });
  const environment = { variables: {}, file: {} };
  return { ...app, cache: join(await testFolder(), 'cache'), environment, keep: 5 };
}

const cores = (cache: string) => readdir(join(cache, 'core')).catch(() => []);

describe('the compile starts before the malls are read', () => {
  it('where the cache has no core, and leaves nothing when it is not needed', async () => {
    const options = await optionsFor(2);
    const started = await compileAhead(options);
    expect(await cores(options.cache)).toEqual([expect.stringMatching(/^compiling-/)]);
    await started?.discard();
    await expect(started?.ended).rejects.toThrow('ended early (SIGKILL)');
    expect(await cores(options.cache)).toEqual([]);
  });

  it('but not without malls or for a dry run', async () => {
    const options = await optionsFor(2);
    for (const other of [{ dryRun: true }, { only: [] }]) {
      expect(await compileAhead({ ...options, ...other })).toBeUndefined();
    }
    expect(await compileAhead({ ...options, merchants: join(app.merchants, 'none') })).toBeUndefined();
    expect(await cores(options.cache)).toEqual([]);
  });

  it('and is ended when no mall can be built', async () => {
    const options = await optionsFor(1); // its folder is empty
    const report = await build(options);
    expect(report.failed).toEqual(['1']);
    expect(await cores(options.cache)).toEqual([]);
  });

  it('but not when the cache has the core, unless forced', async () => {
    const options = await optionsFor(0);
    await writeMerchant(app.merchants, '1');
    const [first, again] = [await build(options), await build(options)];
    expect([first, again].map(({ sites }) => sites[0]?.status)).toEqual(['built', 'unchanged']);
    expect(await compileAhead(options)).toBeUndefined();
    const forced = await compileAhead({ ...options, force: true });
    expect(forced?.inputs).toMatch(/^[0-9a-f]{64}$/);
    await forced?.discard();
  });
});
