import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';

test.describe('the next reward on home', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is said with and without a network, and leads to it', async ({ page, mall, context }) => {
    await openAs(page, mall, '10072', '/dashboard', people.rohan.mobile);
    const reward = page.getByRole('region', { name: 'Next reward' });
    const next = reward.getByRole('link').first();
    await expect(next).toHaveText(/^[\d,.]+ \S+ to .+/);
    const words = await next.innerText();
    const kept = () => page.evaluate(() => localStorage.getItem('state.queries')?.length ?? 0);
    await expect.poll(kept).toBeGreaterThan(3_000);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await expect(next).toHaveText(words);
    await next.click();
    await expect(page).toHaveURL(/\/product\//);
  });
});
