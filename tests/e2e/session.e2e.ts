import { accessLifetime } from '../../sandbox/login/tokens';
import { callers, identityOf } from '../sandbox/harness';
import { expect, openAs, signInAs, test } from './fixtures';
import { holdBack } from './hold-back';

/** The time at which every access token of now has expired. */
function afterAccessLifetime(): () => Date {
  return () => new Date(Date.now() + accessLifetime);
}

test.describe('session', () => {
  test('a 401 that says refresh renews the tokens once, for every call, and reloads', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    await openAs(page, mall, '10072');
    await expect(page.getByText('Available Points')).toBeVisible();
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

  test('feedback that meets an expired token arrives once, says so, and the page reloads afterwards', async ({
    page,
    mall,
  }) => {
    await openAs(page, mall, '10070', '/feedback');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Clean halls');
    mall.setNow(afterAccessLifetime());
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/submitFeedback')) answers.push(response.status());
    });
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    const told = page.getByRole('status').filter({ hasText: 'Thank you for your feedback.' });
    await expect(told).toBeVisible();
    await expect(message).toHaveValue('');
    expect(answers).toEqual([401, 200]);
    expect(loads).toBe(0);
    await told.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback');
  });

  test('a write that meets an expired token keeps its answer while the late shell is on its way', async ({
    page,
    mall,
  }) => {
    const letLateShellIn = await holdBack(page, '**/assets/late-shell-*.js');
    await openAs(page, mall, '10070', '/feedback');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Clean halls');
    mall.setNow(afterAccessLifetime());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/api/submitFeedback') && response.ok(),
    );
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await answered;
    await expect(message).toHaveValue('');
    letLateShellIn();
    const told = page.getByRole('status').filter({ hasText: 'Thank you for your feedback.' });
    await expect(told).toBeVisible();
    expect(loads).toBe(0);
    await told.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => loads).toBe(1);
  });

  test('a 401 that says invalid logs out and reloads', { tag: '@journey' }, async ({ page, mall }) => {
    await signInAs(page, mall, '10070');
    mall.sandbox.faults.set({ kind: 'invalid', call: 'getMerchantDetails' });
    await page.goto(mall.url('10070', '/dashboard'));
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });

  test('two tabs refresh only once, even at the same time', async ({ page, mall, context }) => {
    await openAs(page, mall, '10072');
    await expect(page.getByText('Available Points')).toBeVisible();
    const second = await context.newPage();
    await second.goto(mall.url('10072', '/dashboard'));
    await expect(second.getByText('Available Points')).toBeVisible();
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/refreshAuthToken')) refreshes.push(request.url());
    });
    const letRefreshIn = await holdBack(context, '**/api/refreshAuthToken');
    mall.setNow(afterAccessLifetime());
    await Promise.all([page.reload(), second.reload()]);
    const waiting = () =>
      page.evaluate(async () => {
        const { pending = [] } = await navigator.locks.query();
        return pending.filter(({ name }) => name === 'session-refresh').length;
      });
    await expect.poll(waiting).toBe(1);
    letRefreshIn();
    await expect(page.getByText('Available Points')).toBeVisible();
    await expect(second.getByText('Available Points')).toBeVisible();
    await expect.poll(waiting).toBe(0);
    expect(refreshes).toHaveLength(1);
  });

  test('logging out with an expired access token ends the session at the backend as well', async ({
    page,
    mall,
  }) => {
    // With data saving, nothing is loaded ahead that could renew the token before the logout.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await openAs(page, mall, '36');
    await expect(page.getByText('Available Points')).toBeVisible();
    await page.getByRole('link', { name: 'More' }).click();
    const refreshToken = await page.evaluate(() => localStorage.getItem('refresh_token'));
    const goodbyes: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/logOutUser')) goodbyes.push(response.status());
    });
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Yes' })).toBeVisible();
    mall.setNow(afterAccessLifetime());
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(mall.url('36', '/login'));
    await expect.poll(() => goodbyes).toEqual([401, 200]);
    const tokens = () =>
      page.evaluate(() => ['acc_token', 'refresh_token'].map((name) => localStorage.getItem(name)));
    expect(await tokens()).toEqual([null, null]);
    const { send } = callers(mall.sandbox);
    const again = await send('refreshAuthToken', identityOf('36'), { token: refreshToken ?? '' });
    expect(again).toMatchObject({ status: 401, body: { message: 'Token is invalid' } });
  });

  test('clearing storage in one tab leads the other to the login screen', async ({ page, mall, context }) => {
    await openAs(page, mall, '36');
    await expect(page.getByText('Available Points')).toBeVisible();
    const second = await context.newPage();
    await second.goto(mall.url('36', '/dashboard'));
    await expect(second.getByText('Available Points')).toBeVisible();
    await second.evaluate(() => localStorage.clear());
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
  });

  test('a session that loses a value while the app runs is removed with the next step', async ({
    page,
    mall,
  }) => {
    await openAs(page, mall, '36');
    await expect(page.getByText('Available Points')).toBeVisible();
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(() => stored('state.queries')).not.toBeNull();
    await page.evaluate(() => localStorage.removeItem('currencyCode'));
    // Not a real click: the step already begins when the pointer is over the link, and the link may vanish before the
    // press. The tabs may be gone already, because anything that renders them sees that the session is not complete.
    await page.getByRole('link', { name: 'Notifications' }).dispatchEvent('click');
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    for (const key of ['user', 'acc_token', 'refresh_token', 'state.queries', 'state.otp']) {
      expect(await stored(key)).toBeNull();
    }
    expect(await stored('prev_route')).toBe('/notifications');
  });

  test('client state is stored encrypted, and losing the key starts it empty', async ({ page, mall }) => {
    await openAs(page, mall, '10072');
    await expect(page.getByText('Available Points')).toBeVisible();
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
