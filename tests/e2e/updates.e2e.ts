import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { serveSites } from './serve-sites';
import { e2eEnvironment } from './sites';
import { buildWithConfig } from './with-config';

interface Release {
  url: string;
  /** Publishes the mall again with another title on its login screen. */
  publish: (title: string) => Promise<unknown>;
}

/** One mall on a server of its own, so that a test can publish over it. */
const test = base.extend<{ release: Release }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  release: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    const publish = (title: string) =>
      buildWithConfig(folder, '10072', { texts: { 'login.title': title } }, e2eEnvironment);
    const root = await publish('First release');
    const mall = await serveSites(root);
    await use({ url: mall.url('10072', ''), publish });
    await mall.end();
    await rm(folder, { recursive: true, force: true });
  },
});

test.use({ serviceWorkers: 'allow' });

const heading = { level: 1 } as const;

/** Deadline for steps with their own timing: Chromium's update check, and reloads that wait for each other. */
const patience = { timeout: 60_000 };

async function openControlled(page: Page, release: Release) {
  await page.goto(`${release.url}/login`);
  await expect(page.getByRole('heading', heading)).toHaveText('First release');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const watched = page.waitForResponse(/\/api\/appVersion$/); // the app requests this file when it begins to watch the worker
  await page.reload();
  await watched;
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

test.describe('a new release', () => {
  test('takes over and reloads by itself, and waits for a tab that is busy', { tag: '@journey' }, async ({
    page,
    context,
    release,
  }) => {
    test.slow();
    await openControlled(page, release);
    const busy = await context.newPage();
    await busy.goto(`${release.url}/terms-of-use`);
    await busy.evaluate(() => {
      void navigator.locks.request('busy', { mode: 'shared' }, () => {
        return new Promise<void>((resolve) => Object.assign(window, { endTask: resolve }));
      });
    });
    await release.publish('Second release');
    const waiting = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return new Promise<boolean>((resolve) => {
        const look = () => (registration.waiting ? resolve(true) : requestAnimationFrame(look));
        look();
      });
    });
    expect(await waiting).toBe(true);
    await expect(page.getByRole('heading', heading)).toHaveText('First release');

    const reloaded = busy.waitForEvent('load', patience);
    await busy.evaluate(() => (window as unknown as { endTask: () => void }).endTask());
    await expect(page.getByRole('heading', heading)).toHaveText('Second release', patience);
    await reloaded;
  });
});

test('a missing chunk reloads the page once, and then offers Retry', async ({ page, mall }) => {
  let lost = true;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/terms-of-use[^/]*\.js$/, (route) =>
    lost ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(mall.url('10072', '/terms-of-use'));
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  lost = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', heading)).toHaveText('Terms Of Use');
  expect(loads).toBe(2);
});
