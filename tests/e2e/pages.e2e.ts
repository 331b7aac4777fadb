import { expect, openAs, test } from './fixtures';

const title = (name: string) => ({ level: 1, name });

test('every entry of the menu about the mall opens its page, and Back leads to the menu', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10072', '/more');
  for (const [entry, words] of [
    ['How it works', 'From bill to voucher in four steps'],
    ['About Us', 'Opening hours'],
    ['FAQs', 'Who can become a member?'],
    ['Feedback', 'Subject'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', title(entry))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${entry} · `));
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: 'More', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/more$/);
  }
});

test('the link of an SMS opts out and in again, also after a reload', async ({ page, mall }) => {
  await page.goto(mall.url('10070', '/optout/STOP01'));
  await expect(page.getByRole('heading', title('Opt-out?'))).toBeVisible();
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByText(/^You have opted out of SMS messages/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'OPT-IN NOW!' }).click();
  await expect(page.getByRole('heading', title('Opt-in successful!'))).toBeVisible();

  await page.goto(mall.url('10070', '/optout/NOBODY'));
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is not known.');
  await page.getByRole('link', { name: 'NO' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
