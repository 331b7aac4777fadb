import type { Page } from '@playwright/test';
import { expect, logIn, type Mall } from './fixtures';

export const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');

export async function openCatalogue(page: Page, mall: Mall, merchantId = '10072'): Promise<void> {
  await logIn(page, mall, merchantId);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem' })).toBeVisible();
  await expect(products(page)).toHaveCount(18);
}

/** What the next request for the list carries. */
export async function nextListRequest(page: Page, action: () => Promise<unknown>) {
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/getProductList')),
    action(),
  ]);
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

/** Opens the product at a position of the list, from 0. */
export async function openProduct(page: Page, position: number): Promise<void> {
  await products(page).nth(position).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
}
