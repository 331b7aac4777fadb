import { accessLifetime } from '../../sandbox/login/tokens';
import { expect, openAs, test } from './fixtures';
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
});
