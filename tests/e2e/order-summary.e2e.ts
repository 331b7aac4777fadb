import type { Page } from '@playwright/test';
import { heading } from './cart';
import { expect, logIn, type Mall, test } from './fixtures';

test.describe('order summary', () => {
  /** Opens it with the navigation state that another screen would give; the rest of the state is the router's. */
  async function openOrder(page: Page, mall: Mall, state: object) {
    await logIn(page, mall, '36');
    await page.evaluate((given) => history.pushState(given, '', '/order-summary'), {
      ...state,
      ...{ __TSR_index: 1, __TSR_key: 'order' },
    });
    await page.reload();
  }

  test('without an id says so and shows the dashboard', async ({ page, mall }) => {
    await logIn(page, mall, '36');
    await page.goto(mall.url('36', '/order-summary'));
    await expect(page.getByRole('alert')).toContainText('Could not find order.');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('has no record of an order that is not there', async ({ page, mall }) => {
    await openOrder(page, mall, { orderId: '999999', from: 'transactions' });
    await expect(page.getByRole('alert')).toContainText('No record found.');
    await expect(page.getByText('No record found.')).toHaveCount(1);
    await expect(page.getByText('There is nothing to show for this order.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("opened from the transactions is titled 'Order Details', with Back and without celebration", async ({
    page,
    mall,
  }) => {
    await openOrder(page, mall, { orderId: firstOrderOf(mall, '36'), from: 'transactions' });
    await expect(heading(page)).toHaveText('Order Details');
    await expect(page.getByText('Collected', { exact: true })).toBeVisible();
    await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
    await expect(page.getByText('Order Placed Successfully!')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).not.toHaveURL(/order-summary/);
  });

  /** Sample orders are numbered through, six for each mall in the sandbox's order. */
  function firstOrderOf(mall: Mall, merchantId: string): string {
    const place = mall.sandbox.merchants.findIndex(({ id }) => id === merchantId);
    return String(20_401 + 6 * place);
  }
});
