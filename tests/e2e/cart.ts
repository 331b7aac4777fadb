import type { Page } from '@playwright/test';
import { expect, logIn, type Mall, people } from './fixtures';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Logs in somebody whose sample cart has lines, and opens it. */
export async function openCart(
  page: Page,
  mall: Mall,
  merchantId: string,
  mobileNumber: string = people.gold,
) {
  await logIn(page, mall, merchantId, mobileNumber);
  await page.goto(mall.url(merchantId, '/myCart'));
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
}
