import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startDevServer } from '../../build/dev-server';
import { cacheFolder } from '../../build/shared/project';
import { linkEachPackage, writeTinyApp } from '../build/tiny-app';
import { e2eEnvironment, merchantsFolder } from './sites';

interface Dev {
  url: string;
  /** Reads and saves the mall's `merchant.json`. */
  config: () => Promise<string>;
  save: (config: string) => Promise<void>;
}

/** One mall of a tiny app on Vite's dev server, from a folder that a test can edit. */
const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  dev: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
    const [merchants, root] = [join(folder, 'merchants'), await writeTinyApp(join(folder, 'app'))];
    await linkEachPackage(root);
    await cp(join(merchantsFolder, '10072'), join(merchants, '10072'), { recursive: true });
    const file = join(merchants, '10072/merchant.json');
    const server = await startDevServer({
      merchants,
      id: '10072',
      environment: e2eEnvironment,
      root,
      cache: cacheFolder, // its icons may still be drawn when the folder is deleted
      port: 0,
      api: (_request, response) => response.end(),
      onClose: async () => {},
    });
    await use({
      url: `http://10072.localhost:${server.config.server.port}`,
      config: () => readFile(file, 'utf8'),
      save: (config) => writeFile(file, config),
    });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
});

test('a typo shows its place, and the app comes back by itself when it is fixed', async ({ page, dev }) => {
  const runs = () => page.waitForFunction(() => 'router' in globalThis); // the tiny app's main module sets it
  await page.goto(`${dev.url}/login`);
  await runs();

  const sound = await dev.config();
  await dev.save(sound.replace('"name"', '"<b>nmae</b>"'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This mall cannot be shown');
  await expect(page.locator('pre')).toContainText('merchant.json:');
  await expect(page.locator('pre')).toContainText('There is no key "<b>nmae</b>" at the top level.');

  await dev.save(sound);
  await runs();
});
