import type { Page } from '@playwright/test';
import { newNumber } from '../setup/new-number';
import { openCatalogue, openProduct, products, vouchers } from './catalogue';
import { expect, test } from './fixtures';
import { verifyOtp } from './login-screens';

/** Goes through the screen with Tab from its start. Returns the focused elements that a bar covers. */
async function coveredFocuses(page: Page, foot: string): Promise<string[]> {
  const covered: string[] = [];
  let reached = 0;
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('main').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate((footSelector) => {
      const element = document.activeElement;
      const bar = document.querySelector(footSelector);
      const header = document.querySelector('header');
      if (!element || !bar || bar.contains(element) || !element.closest('main')) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      const isCovered =
        bottom > bar.getBoundingClientRect().top || top < (header?.getBoundingClientRect().bottom ?? 0);
      return isCovered ? `${element.outerHTML.slice(0, 80)} at ${top} to ${bottom}` : '';
    }, foot);
    if (focus === undefined) break;
    reached += 1;
    if (focus) covered.push(focus);
  }
  expect(reached).toBeGreaterThan(2);
  return covered;
}

const heights = [520, 568, 640, 700, 844, 900];

test('No field that Tab reaches hides behind the purchase buttons, at any height', async ({ page, mall }) => {
  await openCatalogue(page, mall);
  await openProduct(page, vouchers.specialPrice);
  await expect(page.getByLabel('Choose Quantity')).toBeEnabled();
  for (const height of heights) {
    await page.setViewportSize({ width: 320, height });
    expect(await coveredFocuses(page, 'main > div:last-child'), `${height} px`).toEqual([]);
  }
});

test('No field that Tab reaches hides behind SUBMIT of the registration, at any height', async ({
  page,
  mall,
}) => {
  await verifyOtp(page, mall, '10072', newNumber);
  await expect(page.getByRole('button', { name: 'SUBMIT' })).toBeVisible();
  for (const height of heights) {
    await page.setViewportSize({ width: 320, height });
    expect(await coveredFocuses(page, 'form > div:last-child'), `${height} px`).toEqual([]);
  }
});

test('No product that Shift+Tab reaches hides behind the search in the header', async ({ page, mall }) => {
  await openCatalogue(page, mall);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await products(page).last().getByRole('link').focus();
  const header = await page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom);
  for (let back = 0; back < 12; back++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.locator(':focus').evaluate((focused) => focused.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(header);
  }
});
