import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, type Mall, openAs } from './fixtures';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the sample cart, which has four lines. */
export async function openCart(page: Page, mall: Mall, merchantId: string) {
  await openAs(page, mall, merchantId, '/myCart', people.ishita.mobile);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
}

/** Gives the number of lines in the cart that was saved last. A save may take several changes, so saves are not counted. */
export function lastSaved(page: Page): () => number | undefined {
  let lines: number | undefined;
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/addCart')) return;
    const fields = new URLSearchParams(response.request().postData() ?? '');
    lines = JSON.parse(fields.get('cart_details') ?? '[]').length;
  });
  return () => lines;
}
