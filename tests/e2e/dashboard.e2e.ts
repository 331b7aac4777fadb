import { expect, logIn, people, test } from './fixtures';

test.describe('dashboard', () => {
  test('shows programme, membership, points with their worth, banners, tiles and the strip', async ({
    page,
    mall,
  }) => {
    await logIn(page, mall, '10072');
    await expect(page).toHaveTitle(/^Hi Aarav! · /);
    await expect(page.getByRole('link', { name: /Available Points/ })).toHaveAttribute(
      'href',
      '/transactions',
    );
    await expect(page.getByText('Worth ₹3,120.13')).toBeVisible();
    await expect(page.getByRole('link', { name: 'My Membership' })).toHaveAttribute('href', '/membership');
    await expect(page.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/my-profile');
    await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Redeem', exact: true }).first()).toHaveAttribute(
      'href',
      '/redeem',
    );
    await expect(page.getByRole('link', { name: 'Directory' })).toHaveAttribute('href', '/store-locator');
    await expect(page.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/redeem');
    await expect(page.locator('a[href^="/product/"]')).toHaveCount(5);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  });

  test('cuts no figure at 320 px and twice the text size', async ({ page, mall }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await logIn(page, mall, '10072');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const card = page.getByRole('link', { name: 'Available Points' });
    expect(await card.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("shows the unread count, '+9' over 99", async ({ page, mall }) => {
    await logIn(page, mall, '36', people.gold);
    await expect(page.getByRole('link', { name: 'Notifications' })).toContainText('+9');
  });

  test('hides the tier when there is only one', async ({ page, mall }) => {
    await mall.sandbox.changeSettings('10070', { tierCount: 1 });
    await logIn(page, mall, '10070');
    await expect(page.getByText('Silver', { exact: true })).toHaveCount(0);
  });

  test('hides Refer & Earn when referral is off, and shares when there is no bonus', async ({
    page,
    mall,
    context,
  }) => {
    await mall.sandbox.changeSettings('10072', { referralEnabled: false });
    await logIn(page, mall, '10072');
    await expect(page.getByText('Refer & Earn')).toHaveCount(0);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await mall.sandbox.changeSettings('10072', { referralEnabled: true, referralBonus: false });
    await page.reload();
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.getByRole('button', { name: 'Refer & Earn' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('FRIEND01');
  });

  test('opens the launch banner once, until it is closed', async ({ page, mall }) => {
    await mall.sandbox.changeSettings('10071', { launchBanner: true });
    await logIn(page, mall, '10071');
    const popup = page.getByRole('dialog');
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('IsTabActive'))).toBe('false');
    await page.reload();
    await expect(page.getByText('Available Points')).toBeVisible();
    await expect(popup).toBeHidden();
  });

  for (const bannerCount of [0, 1, 12]) {
    test(`shows ${bannerCount} banners, never follows a javascript: address`, async ({ page, mall }) => {
      await mall.sandbox.changeSettings('10072', { bannerCount, hostileBanner: bannerCount === 1 });
      await logIn(page, mall, '10072');
      await expect(page.getByText('Redeem your points')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Banners' })).toHaveCount(bannerCount === 0 ? 0 : 1);
      await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
      // Images within 2 of the active one: the first and two more.
      expect(await page.getByRole('region', { name: 'Banners' }).locator('img').count()).toBeLessThanOrEqual(
        3,
      );
    });
  }

  test('greets a customer without name or tier, and shows no undefined', async ({ page, mall }) => {
    await logIn(page, mall, '10068', '9876500007');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi!');
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN/);
  });

  for (const kind of ['html', 'malformed', 'empty', 'types'] as const) {
    test(`offers Retry after ${kind} answers, without repeating the text`, async ({ page, mall }) => {
      await logIn(page, mall, '10070');
      // At the start of the next page: until then, this one may still keep what it shows.
      await page.addInitScript(() => localStorage.removeItem('state.queries'));
      mall.sandbox.faults.set({ kind, call: 'getMerchantDetails', times: Infinity });
      await page.reload();
      await expect(page.getByText('Oops something went wrong!')).toHaveCount(1);
      mall.sandbox.faults.clear();
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
      await expect(page.getByText('Available Points')).toBeVisible();
    });
  }
});
