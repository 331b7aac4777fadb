import { expect, openAs, test } from './fixtures';

test('the menu lists its entries and the version', async ({ page, mall }) => {
  await openAs(page, mall, '10072');
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveTitle(/^More · /);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'How it works',
    'Store Locator',
    'Feedback',
    'FAQs',
    'About Us',
    'Terms Of Use',
    'Contact Us',
    'Logout',
  ]);
  await expect(page.getByText('Powered By')).toBeVisible();
  await expect(page.getByText('Version 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Terms Of Use' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms Of Use' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/more$/);
});

test('logging out asks first, then leaves nothing behind', async ({ page, mall }) => {
  await openAs(page, mall, '36', '/more');
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await logout.click();
  await expect(page.getByText('Do you want to logout?')).toBeVisible();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(logout).toBeFocused();
  await expect(page).toHaveURL(/\/more$/);

  await logout.click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => ['user', 'acc_token'].map((name) => localStorage.getItem(name)))).toEqual([
    null,
    null,
  ]);
  await page.goto(mall.url('36', '/more'));
  await expect(page).toHaveURL(/\/login$/);
});

test('the question goes with the menu that asked it', async ({ page, mall }) => {
  await openAs(page, mall, '36');
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Do you want to logout?')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Available Points')).toBeVisible();
  await expect(page.getByText('Do you want to logout?')).toHaveCount(0);
});
