import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The entries of the visible list, without lists inside an entry. */
const entries = (page: Page) => page.locator('li[aria-posinset]');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const filter = (page: Page, name: string) => page.getByRole('radio', { name });

test.describe('transactions', () => {
  test('scroll through five thousand entries and come back to the same place', async ({ page, mall }) => {
    await mall.sandbox.changeSettings('10072', { extraTransactions: 5000 });
    await openAs(page, mall, '10072');
    await page.goto(mall.url('10072', '/transactions?filter=earned'));
    await expect(entries(page).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 60_000));
    const shown = () =>
      page.evaluate(() => document.elementFromPoint(100, 500)?.closest('li')?.ariaPosInSet ?? '');
    await expect.poll(async () => Number(await shown())).toBeGreaterThan(300);
    expect(await entries(page).count()).toBeLessThan(100);
    // The rows above are measured with the next frames, and that may move these.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const before = await shown();
    // Not the point itself, which may be the hairline between two rows.
    await page.locator(`li[aria-posinset="${before}"]`).getByRole('link').click();
    await expect(heading(page)).toHaveText('Bill Details');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(shown).toBe(before);
    await expect(filter(page, 'Earned')).toBeChecked();
  });

  for (const mallId of ['36', '10072']) {
    test(`in mall ${mallId} begin in the upper half of a phone, and tabs that stay cover no focus`, async ({
      page,
      mall,
    }) => {
      await openAs(page, mall, mallId, '/transactions');
      const place = (part: Locator) =>
        part.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top: Math.round(top), bottom: Math.round(bottom) };
        });
      expect((await place(entries(page).first().getByRole('link'))).top).toBeLessThan(844 / 2);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const tabs = page.getByRole('tablist');
      const header = page.locator('header');
      await expect.poll(async () => (await place(tabs)).top).toBe((await place(header)).bottom);
      await page.getByRole('main').getByRole('link').last().focus();
      const covering = (await place(tabs)).bottom;
      for (let back = 0; back < 12; back++) {
        await page.keyboard.press('Shift+Tab');
        expect((await place(page.locator(':focus'))).top).toBeGreaterThanOrEqual(covering);
      }

      await tab(page, 'Submitted Bills').click();
      await expect(filter(page, 'Processing')).toBeInViewport();
      await page.setViewportSize({ width: 844, height: 390 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(tabs).not.toBeInViewport();
    });
  }

  test('break no PIN with letters twice as large, and keep the chosen tab in sight', async ({
    page,
    mall,
  }) => {
    await openAs(page, mall, '10072', '/transactions?tab=vouchers');
    const pin = page.getByRole('button', { name: /^Voucher Pin/ }).first();
    await expect(pin).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(tab(page, 'Vouchers')).toBeInViewport({ ratio: 1 });
      const lines = await pin.evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.firstElementChild ?? button);
        return words.getClientRects().length;
      });
      expect(lines, `${width} px`).toBe(1);
    }
  });
});
