import type { Page, Request } from '@playwright/test';
import { expect, type Mall, openAs } from './fixtures';

/** Sample vouchers of mall 10072, by what is special about each (docs/sandbox.md#what-provokes-what). */
export const vouchers = {
  specialPrice: 'Denim Voucher',
  pastSpecialPrice: 'Sunglasses Voucher',
  noSpecialPrice: 'Furniture Voucher',
} as const;

export const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');

export const product = (page: Page, name: string) => products(page).filter({ hasText: name });

export async function openCatalogue(page: Page, mall: Mall): Promise<void> {
  await openAs(page, mall, '10072', '/redeem');
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem' })).toBeVisible();
  await expect(products(page)).toHaveCount(18);
}

/** The fields of the next request for the list. */
export async function nextListRequest(page: Page, action: () => Promise<unknown>) {
  const [request] = await Promise.all([page.waitForRequest((request) => !!listFields(request)), action()]);
  return listFields(request) ?? {};
}

/** The fields of a request for the list. Undefined for any other request. */
function listFields(request: Request): Record<string, string> | undefined {
  if (!request.url().endsWith('/getProductList')) return undefined;
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

/** Opens the product with this name from the list. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await product(page, name).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
}
