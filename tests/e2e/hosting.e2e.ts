import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type Hosting, startHosting } from '../nginx/start-hosting';
import { expect } from './fixtures';
import { logIn } from './login-screens';
import { e2eEnvironment, sitesFolder } from './sites';
import { buildWithConfig } from './with-config';

/** A mall whose server block stays that of its site before. */
const next = { id: '36', host: 'rewards.mitti-court.example' };

/** What changes the policy of a page: a script in it, and every kind of server that it asks. */
const nextConfig = {
  launch: { from: '2026-01-01', until: '2099-12-31', text: 'We open soon' },
  api: { baseUrl: 'https://api.next.example/v9' },
  integrations: {
    maps: { tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' },
    images: { hosts: ['cdn.next.example'] },
    push: {
      provider: 'fcm',
      apiKey: 'AIzaSy0123456789012345',
      projectId: 'the-mall',
      appId: '1:1234567890:web:0a1b2c',
      messagingSenderId: '1234567890',
      vapidKey: `B${'A'.repeat(86)}`,
    },
    telemetry: { url: 'https://metrics.next.example/app' },
  },
};

const test = base.extend<object, { hosting: Hosting }>({
  hosting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'next-release-'));
      const sites = await buildWithConfig(folder, next.id, nextConfig, e2eEnvironment);
      const hosting = await startHosting(sitesFolder, { id: next.id, folder: join(sites, next.id) });
      await use(hosting);
      await hosting.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 }, // the first run may fetch nginx
  ],
  // Chromium finds the malls by their names on port 443, and accepts the test's unsigned certificate.
  launchOptions: [
    async ({ launchOptions, hosting }, use) => {
      const { malls, https, spki } = hosting;
      const rules = [...malls, next].map(({ host }) => `MAP ${host} 127.0.0.1:${https}`).join(',');
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

test('a release with a banner, another backend, maps, pictures, push and telemetry runs behind the block of the one before', async ({
  page,
  hosting,
}) => {
  const { sandboxAddress } = hosting;
  const refused: string[] = [];
  await page.exposeFunction('refused', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { refused(what: string): void }).refused(`${violatedDirective} ${blockedURI}`);
    });
  });
  const asked = new Set<string>();
  await page.route(/^https:\/\/(?!rewards\.)/, async (route) => {
    const url = new URL(route.request().url());
    asked.add(url.hostname);
    const headers = { 'access-control-allow-origin': '*' };
    if (url.hostname !== 'api.next.example') return route.fulfill({ headers, body: '' });
    const answer = await route.fetch({ url: sandboxAddress + url.pathname.replace('/v9', '/api') });
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...headers } });
  });

  await page.goto(`https://${next.host}/login`);
  await expect(page.getByText('We open soon')).toBeVisible();
  await page.getByLabel('Mobile number').fill('98765 00001');
  await page.getByRole('button', { name: 'GET OTP' }).click();
  await expect(page.getByLabel('OTP digit 1')).toBeVisible();
  const others = ['cdn.next.example', 'metrics.next.example', 'fcmregistrations.googleapis.com'];
  await page.evaluate(async (hosts) => {
    for (const host of hosts) await fetch(`https://${host}/`, { method: 'POST', body: 'x' });
    for (const host of ['cdn.next.example', 'a.tiles.example']) {
      const picture = new Image();
      const ended = new Promise((done) => picture.addEventListener('error', done));
      picture.src = `https://${host}/1.png`;
      await ended;
    }
  }, others);
  expect([...asked].sort()).toEqual(['a.tiles.example', 'api.next.example', ...others].sort());
  expect(refused).toEqual([]);
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
