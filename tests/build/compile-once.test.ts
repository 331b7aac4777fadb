import { watch } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { compile } from '../../build/core/compile';
import { forkScript } from '../../build/shared/fork-script';
import { testFolder } from './harness';
import { writeTinyApp } from './tiny-app';

it('compiles an app once for all that need it at once, and again only where a compile was killed', async () => {
  const folder = await testFolder();
  const options = { root: await writeTinyApp(join(folder, 'app')), cache: join(folder, 'cache') };
  await mkdir(join(options.cache, 'core'), { recursive: true });
  const compiles = new Set<string>();
  const watcher = watch(join(options.cache, 'core'), (_event, name) => {
    if (/^compiling-\w{6}$/.test(name ?? '')) compiles.add(name ?? '');
  });
  onTestFinished(() => watcher.close());

  const script = new URL('./compile-process.ts', import.meta.url);
  const killed = forkScript(script, { args: [options.root, options.cache] });
  await vi.waitUntil(() => compiles.size === 1, { timeout: 60_000 });
  const waiting = [compile(options), compile(options)];
  killed.kill('SIGKILL');
  const [first, second] = await Promise.all(waiting);
  expect(first?.core.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toEqual(first);
  expect(compiles.size).toBe(2);
});
