import { newNumber } from '../setup/new-number';
import { violations } from './axe';
import { darkPhoto, pdf } from './bill-photos';
import { expect, openAs, test } from './fixtures';

// axe is the test's own script, and the site's policy would refuse it.
test.use({ bypassCSP: true });

// measures.e2e.ts asks axe about each screen that its address opens, the login's, sheets, dialogs and chosen bills.
test.describe('axe finds nothing to complain about', () => {
  test('from the bills to their summary', async ({ page, mall }) => {
    await openAs(page, mall, '10071', '/submit-bill');
    await page.getByLabel('Choose files').setInputFiles([await darkPhoto('now-1.jpg'), pdf('words.pdf')]);
    await page.getByRole('button', { name: 'Submit Bill(s)' }).click();
    await page.getByRole('button', { name: 'VIEW SUMMARY' }).click();
    await expect(page.getByText('Bill processed.').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(page.url().replace('bill-summary', 'bill-upload'));
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
  });

  test('from the welcome to a booked visit', async ({ page, mall }) => {
    await page.goto(mall.url('36', '/visit'));
    await expect(page.getByText('CONTINUE HERE')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByText('CONTINUE HERE').click();
    await page.getByLabel('Mobile number').fill('1');
    await page.getByLabel('First name').fill('A1');
    await page.getByLabel('Last name').focus();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Mobile number').fill(newNumber);
    await page.getByLabel('First name').fill('Nila');
    await page.getByLabel('Last name').fill('Sen');
    await page.getByLabel('No. of People').fill('2');
    await page.getByLabel('I am at the mall').check();
    await page.getByRole('button', { name: 'SUBMIT' }).click();
    await expect(page.getByText('Your Booking is Confirmed!!')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
