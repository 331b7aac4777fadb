import { expect, type Mall, openAs, test } from './fixtures';

/** Sets the mall's switches with the operator page. Switches without a name here are off. */
async function operate(mall: Mall, merchantId: string, settings: Record<string, string>): Promise<void> {
  await mall.sandbox.fetch(
    new Request(`http://localhost/malls/${merchantId}/settings`, {
      method: 'POST',
      headers: { origin: 'http://localhost' },
      body: new URLSearchParams(settings),
    }),
  );
}

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

test('hostile benefits show only their words, and missing ones say so', async ({ page, mall }) => {
  await operate(mall, '36', { benefits: 'on', hostileHtml: 'on' });
  await openAs(page, mall, '36', '/membership');
  await page.getByRole('tab', { name: 'Benefits' }).click();
  await expect(page.getByText('Valet parking')).toBeVisible();
  await expect(page.getByText('Hostile words stay words.')).toBeVisible();
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  await expect(page.getByPlaceholder('Your OTP')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Tier(s)' })).toBeVisible();

  await operate(mall, '36', {});
  await page.reload();
  await page.getByRole('tab', { name: 'Benefits' }).click();
  await expect(page.getByText('No data available')).toBeVisible();
});
