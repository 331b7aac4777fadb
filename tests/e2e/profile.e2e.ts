import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Profile updated successfully' });
/** What stands beside the name of a field. */
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');

test.describe('the profile', () => {
  test('is changed, saved and read back', async ({ page, mall }) => {
    await openAs(page, mall, '36', '/my-profile');
    await expect(fact(page, 'Anniversary date')).toHaveText('30 - Apr - 2016');
    await page.getByRole('link', { name: 'EDIT PROFILE' }).click();
    await expect(heading(page)).toHaveText('Edit My Profile');
    await expect(page.getByLabel('Mobile number')).toBeDisabled();
    await page.getByLabel('First name').fill('aarav kumar');
    await page.getByLabel('Date of birth', { exact: true }).fill('');
    await page.getByLabel('Date of birth', { exact: true }).pressSequentially('31012000');
    await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('31 - Jan - 2000');
    await page.getByLabel('Marital status').selectOption('Single');
    await expect(page.getByLabel('Anniversary date')).toHaveCount(0);
    await page.getByLabel('Pincode').fill('56000');
    await expect(page.getByRole('button', { name: 'SAVE' })).toBeDisabled();
    await page.getByRole('option', { name: '560001' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    await expect(page.getByLabel('Country')).toHaveValue('India');
    await page.getByRole('button', { name: 'SAVE' }).click();

    await expect(heading(page)).toHaveText('My Profile');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(fact(page, 'First name')).toHaveText('Aarav Kumar');
    await expect(fact(page, 'Date of birth')).toHaveText('31 - Jan - 2000');
    await expect(fact(page, 'Marital status')).toHaveText('Single');
    await expect(fact(page, 'State')).toHaveText('Karnataka');
    await expect(fact(page, 'Anniversary date')).toHaveCount(0);
    await expect(saved(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(heading(page)).toHaveText('Hi Aarav Kumar!');
  });

  test('picks a birthday of long ago from the calendar', async ({ page, mall }) => {
    await openAs(page, mall, '10070', '/edit-profile', people.rohan.mobile);
    const opener = page.getByRole('button', { name: 'Choose your date of birth' });
    await opener.click();
    const calendar = page.getByRole('dialog', { name: 'Choose your date of birth' });
    const earlier = calendar.getByRole('button', { name: 'Earlier' });
    await expect(earlier).toBeVisible();
    const isRingWhole = await earlier.evaluate((button) => {
      const { top, left, width } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top - 4);
      return above?.contains(button);
    });
    expect(isRingWhole).toBe(true);
    await earlier.click();
    await calendar.getByRole('button', { name: '2012' }).click();
    await calendar.getByRole('button', { name: 'Feb' }).click();
    await calendar.getByRole('button', { name: '29 February 2012' }).click();
    await expect(calendar).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('29 - Feb - 2012');
  });
});
