import { tmpdir } from 'node:os';
import { expect, type Page } from '@playwright/test';
import { loadMerchants } from '../../build/config/load';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { startServer } from '../../sandbox/serve';
import { sandboxMerchantOf } from '../../tools/shared/sandbox-merchant';
import { merchantsFolder } from './sites';
import { test as base, opening, openMall } from './studio-served';

/** A backend of the mall, as its client would have one. */
const test = base.extend<{ backend: { url: string; sandbox: Sandbox } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  backend: async ({}, use) => {
    const { merchants } = await loadMerchants(merchantsFolder, ['36']);
    const served = merchants.map((each) => sandboxMerchantOf(each));
    const sandbox = await createSandbox({ db: ':memory:', merchants: served });
    const server = await startServer({ root: tmpdir(), sandbox, merchants: served, port: 0 });
    await use({ url: `${server.siteUrl('36')}api`, sandbox });
    await server.close();
    await sandbox.close();
  },
});

async function openCheck(page: Page) {
  await page.getByRole('button', { name: 'Check the backend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check the backend' });
  return {
    dialog,
    address: dialog.getByRole('textbox', { name: 'Address of the backend' }),
    mobile: dialog.getByRole('textbox', { name: 'Test number' }),
    otp: dialog.getByRole('textbox', { name: 'OTP' }),
    press: (name: string) => dialog.getByRole('button', { name, exact: true }).click(),
    said: dialog.getByRole('status'),
  };
}

test('staff check a backend on a phone and copy the report, which fits a wide window too', async ({
  page,
  context,
  studio,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMall(page, studio);
  await expect(page.getByRole('button', { name: 'Check the backend' })).toBeVisible(opening);
  const { dialog, address, press, said } = await openCheck(page);
  await expect(address).toHaveValue(/^https:\/\/.+\/api$/);
  await address.fill(backend.url);
  backend.sandbox.faults.set({ kind: 'html', call: 'getTermsCondition', times: Number.POSITIVE_INFINITY });
  await press('Check');
  await expect(said).toHaveText(/Checking: /);
  await expect(said).toHaveText(/^1 of \d+ parts of the app would not work/, opening);
  const items = dialog.getByRole('region', { name: 'Findings' }).getByRole('listitem');
  await expect(items.first()).toContainText('Pages, FAQs and feedback');
  await expect(items.first()).toContainText('Broken');
  await expect(items.filter({ hasText: 'Membership' })).toContainText('It needs a test number.');
  await press('Copy for the engineers');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('getTermsCondition');
  expect(copied).toContain('BROKEN');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

test('a check waits for the OTP of the test member, can be cancelled, and keeps nothing', async ({
  page,
  studio,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMall(page, studio);
  await expect(page.getByRole('button', { name: 'Check the backend' })).toBeVisible(opening);
  const { dialog, address, mobile, otp, press, said } = await openCheck(page);
  await address.fill(backend.url);
  await mobile.fill('9876500001');
  await press('Check');
  await expect(said).toHaveText('Waiting for the OTP.', opening);
  await otp.fill(backend.sandbox.outbox.latestOtp('9876500001', '36') ?? '');
  await press('Go on');
  await expect(said).toHaveText(/Checking: (Dashboard|Notifications)/, opening);
  await press('Cancel');
  await expect(said).toHaveText('Cancelled.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  const again = await openCheck(page);
  await expect(again.mobile).toHaveValue('');
  await expect(again.otp).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('9876500001');
});

test('a check says that nobody answers, and what is wrong with an address', async ({ page, studio }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openMall(page, studio);
  await expect(page.getByRole('button', { name: 'Check the backend' })).toBeVisible(opening);
  const { dialog, address, press, said } = await openCheck(page);
  await address.fill('/api');
  await press('Check');
  await expect(dialog.getByRole('alert')).toContainText('must begin with https://');
  await address.fill('http://127.0.0.1:9');
  await press('Check');
  await expect(said).toHaveText('The backend did not answer at this address.', opening);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await studio.stop();
  await press('Check');
  await expect(dialog.getByRole('alert')).toHaveText(/The studio does not answer/);
});

test('staff see what a mall still needs, and ask again', async ({ page, studio }) => {
  const line = {
    key: 'DNS',
    detail: 'a.example: no address (ENOTFOUND).',
    todo: 'add a record',
    who: 'client',
  };
  const results = ['failed', 'ok'];
  await page.route('**/studio/malls/36/launch', (route) =>
    route.fulfill({ json: { items: [{ ...line, result: results.shift() }] } }),
  );
  await openMall(page, studio);
  await page.getByRole('button', { name: 'Launch list' }).click(opening);
  const dialog = page.getByRole('dialog', { name: 'Launch list' });
  await expect(dialog.getByRole('status')).toHaveText('1 of 1 lines need work.');
  await expect(dialog.getByRole('listitem')).toHaveText(
    /To do\s*DNSa\.example: no address.*→ The client: add a record/,
  );
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Nothing is wrong.');
});
