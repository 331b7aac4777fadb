import { expect, logIn, test } from './fixtures';

/** Every call of the dashboard and the shell answers wrongly, all at once. */
const kinds = ['dropped', 'html', 'malformed', 'empty', 'types', 'refused'] as const;

test.describe('when every answer is bad', () => {
  for (const kind of kinds) {
    test(`${kind}: no white page, the catalogue’s text, and Retry brings everything back`, async ({
      page,
      mall,
    }) => {
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      await logIn(page, mall, '10071');
      await page.evaluate(() => localStorage.removeItem('state.queries'));
      mall.sandbox.faults.set({ kind, times: Infinity });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi!');
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);

      mall.sandbox.faults.clear();
      for (const retry of await page.getByRole('button', { name: 'Retry' }).all()) {
        if (await retry.isVisible()) await retry.click();
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
      expect(crashes).toEqual([]);
    });
  }

  test('slow: skeletons stand in the meantime and the answer still arrives', async ({ page, mall }) => {
    await logIn(page, mall, '10070');
    await page.evaluate(() => localStorage.removeItem('state.queries'));
    mall.sandbox.faults.set({ kind: 'slow', call: 'getMerchantDetails', delay: 2_000 });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
  });
});
