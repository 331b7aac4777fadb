import type { Page } from '@playwright/test';
import { expect, type Mall, openAs } from './fixtures';
import { people } from './people';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the sample cart, which has four lines. */
export async function openCart(page: Page, mall: Mall, merchantId: string) {
  await openAs(page, mall, merchantId, '/myCart', people.gold);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
}
