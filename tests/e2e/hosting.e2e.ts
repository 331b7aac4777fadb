import { test as base } from '@playwright/test';
import { type Hosting, startHosting } from '../nginx/start-hosting';
import { expect } from './fixtures';
import { logIn } from './login-screens';
import { sitesFolder } from './sites';

const test = base.extend<object, { hosting: Hosting }>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const hosting = await startHosting(sitesFolder);
      await use(hosting);
      await hosting.stop();
    },
    { scope: 'worker', timeout: 120_000 }, // the first run may fetch nginx
  ],
  // Chromium finds the malls by their names on port 443, and accepts the test's unsigned certificate.
  launchOptions: [
    async ({ launchOptions, hosting }, use) => {
      const { malls, https, spki } = hosting;
      const rules = malls.map(({ host }) => `MAP ${host} 127.0.0.1:${https}`).join(',');
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${rules}`,
          `--ignore-certificate-errors-spki-list=${spki}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
});

test.describe('over nginx', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a customer logs in, and the service worker takes over', async ({ page, hosting }) => {
    const [{ id, host }] = hosting.malls;
    const door = {
      url: (_id: string, path = '/') => `https://${host}${path}`,
      otpFor: (mobileNumber: string) => hosting.sandbox.outbox.latestOtp(mobileNumber),
    };
    await logIn(page, door, id);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`https://${host}/`);
    await page.reload();
    await expect(page.getByText('Available Points')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toBe(`https://${host}/service-worker.js`);
  });
});
