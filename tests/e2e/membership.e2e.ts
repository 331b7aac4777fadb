import { expect, openAs, test } from './fixtures';

test('the membership card shows id, holder, tier and bar code, and the tiers mark the customer’s own', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10072');
  await page.getByRole('link', { name: 'My Membership' }).click();
  await expect(page).toHaveTitle(/^My Membership · /);
  await expect(page.getByText('Aarav Deshmukh')).toBeVisible();
  await expect(page.getByText(/^\d{4} \d{3} \d{3}$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bar code of membership \d{4} \d{3} \d{3}$/ })).toBeVisible();
  await expect(page.getByText('7,519.50 P away from Gold')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tiers' }).getByRole('listitem')).toHaveText([
    'Blue',
    'Silver',
    'Gold',
    'Platinum',
  ]);
  await expect(page.getByText('50,000 – ∞ P')).toBeVisible();

  const arrow = page.getByRole('listitem').filter({ hasText: 'You are here' }).getByRole('button');
  await expect(page.getByText('Hypermarket')).toBeHidden();
  await arrow.click();
  await expect(page.getByText('Hypermarket')).toBeVisible();
  await arrow.click();
  await expect(page.getByText('Hypermarket')).toBeHidden();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
