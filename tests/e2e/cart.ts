import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, type Mall, openAs } from './fixtures';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the sample cart, which has four lines. */
export async function openCart(page: Page, mall: Mall, merchantId: string) {
  await openAs(page, mall, merchantId, '/myCart', people.ishita.mobile);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
}
