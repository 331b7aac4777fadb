import { expect, openAs, test } from './fixtures';

test('the tile leads to the code, which is copied, or selected where the browser refuses', async ({
  page,
  mall,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, mall, '10071');
  await page.getByRole('link', { name: 'Refer & Earn' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Refer a friend & win cool rewards!');
  await expect(page).toHaveTitle(/^Refer & Earn · /);
  await page.getByText('FRIEND01').click(); // the whole ticket copies
  await expect(page.getByRole('status').filter({ hasText: 'Code copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('FRIEND01');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'TAP TO COPY' }).click();
  await expect(page.getByText('The code is selected, so you can copy it yourself.')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('FRIEND01');

  await page.getByRole('button', { name: 'How it works?' }).click();
  const dialog = page.getByRole('dialog', { name: 'How it works?' });
  await expect(dialog.getByText('Later is too late.')).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'How it works?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the screen fits 320 px, and hostile words on it are harmless', async ({ page, mall }) => {
  await mall.sandbox.changeSettings('10070', { hostileHtml: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, mall, '10070', '/refer-friend');
  await expect(page.getByText('FRIEND01')).toBeVisible();
  await page.getByRole('button', { name: 'How it works?' }).click();
  await expect(page.getByText('Hostile words stay words.')).toBeVisible();
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
