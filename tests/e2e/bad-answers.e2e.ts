import { expect, logIn, people, requestOtp, test, typeOtp } from './fixtures';

/** Every call of the dashboard and the shell answers wrongly, all at once. */
const told = {
  dropped: 'Please check your internet connection!',
  html: 'Oops something went wrong!',
  malformed: 'Oops something went wrong!',
  empty: 'Oops something went wrong!',
  types: 'Oops something went wrong!',
  refused: 'Refused at the request of the operator.',
} as const;
const kinds = Object.keys(told) as (keyof typeof told)[]; // Object.keys forgets the keys

test.describe('when every answer is bad', () => {
  for (const kind of kinds) {
    test(`${kind}: no white page, "${told[kind]}", and Retry brings everything back`, async ({
      page,
      mall,
    }) => {
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      await logIn(page, mall, '10071');
      await page.addInitScript(() => localStorage.removeItem('state.queries'));
      mall.sandbox.faults.set({ kind, times: Infinity });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi!');
      await expect(page.getByRole('alert')).toContainText(told[kind]);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);

      mall.sandbox.faults.clear();
      for (const retry of await page.getByRole('button', { name: 'Retry' }).all()) {
        if (await retry.isVisible()) await retry.click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
      expect(crashes).toEqual([]);
    });
  }

  test('slow: skeletons stand in the meantime and the answer still arrives', async ({ page, mall }) => {
    await logIn(page, mall, '10070');
    await page.addInitScript(() => localStorage.removeItem('state.queries'));
    mall.sandbox.faults.set({ kind: 'slow', call: 'getMerchantDetails', delay: 2_000 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
  });
});

/** Every call that follows a login by itself. */
const guarded = [
  'createCustomerLoginLogs',
  'getBanners',
  'getMerchantDetails',
  'getProductList',
  'getPushNotificationCount',
  'setAppInstallation',
] as const;

test.describe('a 401 right after the login', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // As an installed app: only that one reports its installation.
      Object.defineProperty(navigator, 'standalone', { value: true });
    });
  });

  for (const call of guarded) {
    for (const kind of ['expired', 'invalid'] as const) {
      test(`that says ${kind}, of ${call}, leads back to the login screen`, async ({ page, mall }) => {
        mall.sandbox.faults.set({ kind, call });
        await requestOtp(page, mall, '36', people.full);
        await typeOtp(page, mall.otpFor(people.full));
        const reloaded = page.waitForEvent('load');
        await page.getByRole('button', { name: 'VERIFY OTP' }).click();
        await reloaded;
        await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
        expect(mall.sandbox.faults.list()).toEqual([]);
        const left = await page.evaluate(() => [localStorage.user, localStorage.acc_token]);
        expect(left).toEqual([undefined, undefined]);
      });
    }

    test(`that says refresh, of ${call}, renews the tokens and stays`, async ({ page, mall }) => {
      const refreshes: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/refreshAuthToken')) refreshes.push(request.url());
      });
      mall.sandbox.faults.set({ kind: 'refresh', call });
      await requestOtp(page, mall, '10068', people.full);
      await typeOtp(page, mall.otpFor(people.full));
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'VERIFY OTP' }).click();
      await reloaded;
      await expect(page.getByText('Available Points')).toBeVisible();
      await expect.poll(() => refreshes.length).toBe(1);
      expect(mall.sandbox.faults.list()).toEqual([]);
    });
  }
});
