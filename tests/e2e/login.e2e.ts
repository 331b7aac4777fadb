import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';
import { askForOtp, enterOtp, logIn } from './login-screens';

test.describe('login', () => {
  test('a customer logs in, sees name, tier and balance, reloads and is still in', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    await logIn(page, mall, '10072');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
    await expect(page.getByText('Silver', { exact: true })).toBeVisible();
    await expect(page.getByText(/12,480\.50/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
    await expect(page).toHaveURL(mall.url('10072', '/dashboard'));
  });

  test('leads to the address that a visitor wanted, whose Back leads to the screen above', async ({
    page,
    mall,
  }) => {
    await page.goto(mall.url('10072', '/product/101'));
    await askForOtp(page, people.aarav.mobile);
    await expect(page.getByLabel('OTP digit 1')).toBeFocused();
    await enterOtp(page, mall.otpFor(people.aarav.mobile));
    await expect(page).toHaveURL(mall.url('10072', '/product/101'));
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(mall.url('10072', '/redeem'));
  });

  test('leads an unreadable address to the same place as unknown paths', async ({ page, mall }) => {
    await openAs(page, mall, '36', '/product/%E0%A4%A');
    await expect(page).toHaveURL(mall.url('36', '/dashboard'));
  });

  test('reads several slashes at the start of an address as one, and stays on the site', async ({
    page,
    mall,
  }) => {
    for (const path of ['//terms-of-use?page=2', '/.//terms-of-use?page=2']) {
      await page.goto(mall.url('36', path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms Of Use');
      await expect(page).toHaveURL(mall.url('36', '/terms-of-use?page=2'));
    }
    await page.goto(mall.url('36', '//evil.example/x'));
    await expect(page).toHaveURL(mall.url('36', '/login'));
    expect(await page.evaluate(() => localStorage.getItem('prev_route'))).toBe('/evil.example/x');
  });

  test('keeps the number when the network is lost before the app can ask for an OTP', async ({
    page,
    mall,
  }) => {
    await page.route('**/assets/common-*.js', (route) => route.abort());
    await page.goto(mall.url('10072', '/login'));
    await page.getByLabel('Mobile number').fill('9876500123');
    await page.getByRole('button', { name: 'GET OTP' }).click();
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeEnabled();
    await expect(page.getByLabel('Mobile number')).toHaveValue('9876 500 123');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'GET OTP' }).click();
    await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  });

  test('keeps the typed number during an update', async ({ page, mall }) => {
    await page.addInitScript(() => localStorage.setItem('currVersion', 'earlier'));
    const checked = page.waitForResponse('**/api/appVersion');
    await page.goto(mall.url('36', '/login'));
    await page.getByLabel('Mobile number').pressSequentially('98765');
    await (await checked).finished();
    await page.getByLabel('Mobile number').pressSequentially('00001');
    await page.getByRole('button', { name: 'GET OTP' }).click();
    await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    await enterOtp(page, mall.otpFor(people.aarav.mobile));
    await expect(page.getByText('Available Points')).toBeVisible();
  });

  test('in one tab is followed by the others, and is not undone by them', async ({ page, mall, context }) => {
    const [other, deaf] = [await context.newPage(), await context.newPage()];
    await deaf.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    for (const tab of [other, deaf]) {
      await tab.goto(mall.url('36', '/login'));
      await tab.getByLabel('Mobile number').fill(people.ishita.mobile);
    }
    await logIn(page, mall, '36');
    await expect(other).toHaveURL(mall.url('36', '/dashboard'));
    await deaf.getByRole('button', { name: 'GET OTP' }).click();
    await expect(deaf).toHaveURL(mall.url('36', '/dashboard'));
    await expect(deaf.getByText('Available Points')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Available Points')).toBeVisible();
  });
});
