import { expect, openAs, test } from './fixtures';

test.describe('the search over everything', () => {
  test.use({ serviceWorkers: 'allow' });

  test('finds rewards, stores and offers from home, and stores without a network', async ({
    page,
    mall,
    context,
  }) => {
    const directory = page.waitForResponse('**/api/getStoreLocatorFloorCatDetails');
    await openAs(page, mall, '10072', '/store-locator');
    const brand = await page.getByRole('main').getByRole('listitem').first().getByRole('link').innerText();
    const word = brand.split(/\s/)[0] ?? '';
    await directory; // what stores are found in without a network
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill(word);
    const stores = page.locator('section', { has: page.getByRole('heading', { name: /^Stores in / }) });
    await expect(stores.getByRole('link', { name: word })).not.toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Rewards', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offers', exact: true })).toBeVisible();

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await expect(stores.getByRole('link', { name: word })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(2);
  });
});
