import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, type Mall, signInAs, test } from './fixtures';
import { requestOtp, typeOtp } from './login-screens';

test('When every field of an answer has another type, no page is empty, and Retry brings everything back', async ({
  page,
  mall,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await signInAs(page, mall, '10071');
  mall.sandbox.faults.set({ kind: 'types', times: Infinity });
  await page.goto(mall.url('10071', '/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi!');
  await expect(page.getByRole('alert')).toContainText('Oops something went wrong!');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);

  mall.sandbox.faults.clear();
  for (const retry of await page.getByRole('button', { name: 'Retry' }).all()) {
    if (await retry.isVisible()) await retry.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
  expect(crashes).toEqual([]);
});

test.describe('a 401 right after the login', () => {
  /** Logs in as an installed app, which also reports its installation, and waits for the reload that follows. */
  async function logInAndReload(page: Page, mall: Mall): Promise<void> {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: true });
    });
    await requestOtp(page, mall, '36', people.aarav.mobile);
    await typeOtp(page, mall.otpFor(people.aarav.mobile));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'VERIFY OTP' }).click();
    await reloaded;
  }

  test('that says expired leads back to the login screen', async ({ page, mall }) => {
    mall.sandbox.faults.set({ kind: 'expired', call: 'setAppInstallation' });
    await logInAndReload(page, mall);
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    expect(mall.sandbox.faults.list()).toEqual([]);
    const left = await page.evaluate(() => [localStorage.user, localStorage.acc_token]);
    expect(left).toEqual([undefined, undefined]);
  });

  test('that says refresh renews the tokens once and stays', async ({ page, mall }) => {
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/refreshAuthToken')) refreshes.push(request.url());
    });
    mall.sandbox.faults.set({ kind: 'refresh', call: 'getProductList' });
    await logInAndReload(page, mall);
    await expect(page.getByText('Available Points')).toBeVisible();
    await expect.poll(() => refreshes.length).toBe(1);
    expect(mall.sandbox.faults.list()).toEqual([]);
  });
});
