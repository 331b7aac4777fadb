import { accessLifetime } from '../../sandbox/auth/tokens';
import { expect, logIn, test } from './fixtures';

/** The time at which every access token issued until now is too old, and those issued from then on are not. */
function afterAccessLifetime(): () => Date {
  return () => new Date(Date.now() + accessLifetime);
}

test.describe('session', () => {
  test('a 401 that says refresh renews the tokens once, for every call, and reloads', async ({
    page,
    mall,
  }) => {
    await logIn(page, mall, '10072');
    const before = await page.evaluate(() => localStorage.getItem('acc_token'));
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/refreshAuthToken')) refreshes.push(request.headers().authorization ?? '');
    });
    mall.setNow(afterAccessLifetime());
    const reloaded = page.waitForEvent('load');
    await page.reload();
    await reloaded;
    await page.waitForFunction((old) => localStorage.getItem('acc_token') !== old, before);
    await expect(page.getByText('Available Points')).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });

  for (const kind of ['expired', 'invalid'] as const) {
    test(`a 401 that says ${kind} logs out and reloads`, async ({ page, mall }) => {
      await logIn(page, mall, '10070');
      mall.sandbox.faults.set({ kind, call: 'getMerchantDetails' });
      await page.reload();
      await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });
  }

  test('two tabs refresh once', async ({ page, mall, context }) => {
    await logIn(page, mall, '10072');
    const second = await context.newPage();
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/refreshAuthToken')) refreshes.push(request.url());
    });
    await second.goto(mall.url('10072', '/dashboard'));
    await expect(second.getByText('Available Points')).toBeVisible();
    mall.setNow(afterAccessLifetime());
    await Promise.all([page.reload(), second.reload()]);
    await expect(page.getByText('Available Points')).toBeVisible();
    await expect(second.getByText('Available Points')).toBeVisible();
    await expect.poll(() => refreshes.length).toBe(1);
  });

  test('clearing storage in one tab leads the other to the login screen', async ({ page, mall, context }) => {
    await logIn(page, mall, '36');
    const second = await context.newPage();
    await second.goto(mall.url('36', '/dashboard'));
    await expect(second.getByText('Available Points')).toBeVisible();
    await second.evaluate(() => localStorage.clear());
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
  });

  test('without a stored user the app logs out', async ({ page, mall }) => {
    await logIn(page, mall, '36');
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
  });

  test('a session that loses a value while the app runs is wiped with the next step', async ({
    page,
    mall,
  }) => {
    await logIn(page, mall, '36');
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(() => stored('state.queries')).not.toBeNull();
    await page.evaluate(() => localStorage.removeItem('currencyCode'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    for (const key of ['user', 'acc_token', 'refresh_token', 'state.queries', 'state.otp']) {
      expect(await stored(key)).toBeNull();
    }
    expect(await stored('prev_route')).toBe('/redeem');
  });

  test('client state is stored encrypted, and losing the key starts it empty', async ({ page, mall }) => {
    await logIn(page, mall, '10072');
    const stored = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('state.'))
          .map((key) => atob(localStorage.getItem(key) ?? ''))
          .join(),
      );
    await expect.poll(stored).not.toBe('');
    expect(await stored()).not.toMatch(/Aarav|authenticated|balance/);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('client-state').onblocked = resolve;
          indexedDB.deleteDatabase('client-state').onsuccess = resolve;
        }),
    );
    await page.reload();
    await expect(page.getByText('Available Points')).toBeVisible();
  });
});
