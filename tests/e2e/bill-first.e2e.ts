import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { newNumber } from '../setup/new-number';
import { darkPhoto } from './bill-photos';
import { expect, type Mall, openAs, test } from './fixtures';
import { askForOtp, enterOtp, requestOtp, verifyOtp } from './login-screens';

const bills = (page: Page) => page.getByRole('list', { name: 'Bills' }).getByRole('listitem');
const waits = 'It waits on this phone. Log in within an hour to send it.';

/** Photographs a bill at the login. */
async function photograph(page: Page, mall: Mall): Promise<void> {
  await page.goto(mall.url('10072', '/login'));
  await page.getByLabel('Photograph your bill').setInputFiles(await darkPhoto('mine.jpg'));
  await expect(page.getByText(waits)).toBeVisible();
}

test('a known member photographs a bill first, reloads, corrects the number, logs in and finds it in the list', async ({
  page,
  mall,
}) => {
  await photograph(page, mall);
  await page.reload();
  await expect(page.getByText('mine.jpg')).toBeVisible();
  await expect(page.getByText('This photo looks dark. Take it again?')).toBeVisible();
  await askForOtp(page, people.ishita.mobile);
  await page.getByRole('link', { name: '(edit)' }).click();
  await expect(page.getByText('1 bill is waiting')).toBeVisible();
  await expect(page.getByText('mine.jpg')).toBeHidden();
  await askForOtp(page, people.aarav.mobile);
  await enterOtp(page, mall.otpFor(people.aarav.mobile));
  await expect(page).toHaveURL(mall.url('10072', '/submit-bill'));
  await expect(bills(page)).toHaveText([/mine\.jpg/]);
});

test('a bill outlives its tab, waits for its number, and another number never sees it', async ({
  page,
  mall,
  context,
}) => {
  await photograph(page, mall);
  await askForOtp(page, people.aarav.mobile);
  await page.close();
  const other = await context.newPage();
  await verifyOtp(other, mall, '10072', people.ishita.mobile);
  await expect(other.getByText('Available Points')).toBeVisible();
  await other.goto(mall.url('10072', '/submit-bill'));
  await expect(other.getByText('Take a photo of your bill, or choose it from your device.')).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('user'));
  await requestOtp(other, mall, '10072', people.aarav.mobile);
  await enterOtp(other, mall.otpFor(people.aarav.mobile));
  await expect(bills(other)).toHaveText([/mine\.jpg/]);
});

test('a new member registers, lands on the dashboard, and a line leads to the bill', async ({
  page,
  mall,
}) => {
  await photograph(page, mall);
  await askForOtp(page, newNumber);
  await enterOtp(page, mall.otpFor(newNumber));
  await page.getByLabel('First name').fill('asha');
  await page.getByLabel('Last name').fill('rao');
  await page.getByLabel('Email', { exact: true }).fill('asha@mail.example');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Pincode').fill('4000');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(page).toHaveURL(mall.url('10072', '/dashboard'));
  await page.getByRole('link', { name: 'Send it now' }).click();
  await expect(bills(page)).toHaveText([/mine\.jpg/]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the camera on home brings its photo to the bills, and adds another', async ({ page, mall }) => {
    await openAs(page, mall, '10072');
    await page.getByLabel('Photograph a bill').setInputFiles(await darkPhoto('one.jpg'));
    await expect(page).toHaveURL(/\/(submit-bill|bill-upload-guidelines)$/);
    if (page.url().endsWith('guidelines')) await page.getByRole('button', { name: 'OK' }).click();
    await expect(bills(page)).toHaveText([/one\.jpg/]);
    await page.getByLabel('Add another').setInputFiles(await darkPhoto('two.jpg'));
    await expect(bills(page)).toHaveText([/one\.jpg/, /two\.jpg/]);
  });
});
