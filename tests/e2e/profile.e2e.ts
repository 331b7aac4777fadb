import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';

test.describe('the profile', () => {
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
