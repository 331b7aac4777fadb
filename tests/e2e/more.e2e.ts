import { expect, openAs, test } from './fixtures';

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
