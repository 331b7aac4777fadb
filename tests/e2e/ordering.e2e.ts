import type { BrowserContext, Page } from '@playwright/test';
import { heading, openCart } from './cart';
import { openCatalogue, openProduct, product, vouchers } from './catalogue';
import { expect, openAs, test } from './fixtures';
import { holdBack } from './hold-back';

/** Collects the addresses of the calls that this page sends from now on. */
function watchCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return { count: (name: string) => calls.filter((path) => path === `/api/${name}`).length };
}

/** A window that does not hear the other ones, like in a browser without BroadcastChannel. */
async function deafWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  return page;
}

const confirmPurchase = (page: Page) => page.getByRole('button', { name: 'Confirm Purchase' }).click();
/** The order whose result is not known, encrypted. */
const keptOrder = (page: Page) => page.evaluate(() => localStorage.getItem('state.sent-order'));

test.describe('ordering', () => {
  test('asks, orders, celebrates and survives a reload', { tag: '@journey' }, async ({
    page,
    mall,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCart(page, mall, '36');
    await confirmPurchase(page);
    await page.getByRole('button', { name: 'CANCEL' }).click();
    await expect(page.getByRole('button', { name: 'OK' })).toHaveCount(0);
    await confirmPurchase(page);
    await page.getByRole('button', { name: 'OK' }).click();

    await expect(page).toHaveURL(/\/order-summary$/);
    await expect(heading(page)).toHaveText('Order Summary');
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully!' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Order Reference #')).toBeVisible();
    await expect(page.getByText('Total Redeemed')).toBeVisible();
    await expect(page.getByText('Your New Balance')).toBeVisible();
    await expect(page.getByRole('link', { name: 'VIEW TRANSACTIONS' })).toHaveAttribute(
      'href',
      '/transactions',
    );

    const code = page.getByRole('button', { name: /^Voucher Code / }).first();
    await code.click();
    await expect(page.getByText('Voucher copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
    await page
      .getByRole('button', { name: /^Voucher Pin / })
      .first()
      .click();
    await expect(page.getByText('Voucher Pin copied to clipboard')).toBeVisible();

    await page.goto(mall.url('36', '/myCart'));
    await expect(page.getByText('Oops! Your cart is empty!')).toBeVisible();
  });

  test('leads from the catalogue to the summary, and the catalogue reloads after it', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    await openAs(page, mall, '10072');
    const redeem = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' });
    const { count } = watchCalls(page);
    await redeem.click();
    const voucher = product(page, vouchers.specialPrice).getByRole('link');
    await voucher.click();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(heading(page)).toHaveText('My Cart (1)');
    await confirmPurchase(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Order Reference #')).toBeVisible();
    const before = count('getProductList');
    await redeem.click();
    await expect(voucher).toBeVisible();
    await expect.poll(() => count('getProductList')).toBe(before + 1);
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).not.toContainText(/\d/);
  });

  test('in a tab that is killed before the answer is reported once the shopper looks at the cart', async ({
    page,
    mall,
    context,
  }) => {
    await openCatalogue(page, mall);
    await openProduct(page, vouchers.noSpecialPrice);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(heading(page)).toHaveText('My Cart (1)');
    mall.sandbox.faults.set({ kind: 'lost', call: 'placeOrder' });
    await page.route('**/api/placeOrder', async (route) => {
      await holdBack(page, '**/api/getCart'); // the app cannot look any more
      await route.continue();
    });
    const sent = page.waitForRequest('**/api/placeOrder');
    await confirmPurchase(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await sent;
    await page.waitForRequest('**/api/getCart');
    await expect.poll(() => keptOrder(page)).not.toBeNull();
    const kept = await keptOrder(page);
    await page.close();

    const next = await context.newPage();
    const { count } = watchCalls(next);
    await next.goto(mall.url('10072', '/redeem'));
    await openProduct(next, vouchers.noSpecialPrice);
    await next.getByRole('link', { name: 'Cart', exact: true }).click();
    const told = next.getByRole('status').filter({ hasText: 'Order Placed Successfully!' });
    await expect(told).toBeVisible();
    expect([count('placeOrder'), count('addCart')]).toEqual([0, 0]);
    await expect.poll(() => keptOrder(next)).not.toBe(kept);
    await next.goto(mall.url('10072', '/myCart'));
    await expect(next.getByText('Oops! Your cart is empty!')).toBeVisible();
    await expect(told).toBeHidden();
  });

  test('from two tabs with the same cart happens once', async ({ page, mall, context }) => {
    await openCart(page, mall, '10072');
    const second = await deafWindow(context);
    await second.goto(mall.url('10072', '/myCart'));
    await confirmPurchase(second);
    const { count } = watchCalls(second);
    await confirmPurchase(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Order Reference #')).toBeVisible();
    // Without a focus event, which would show the second tab its empty cart.
    await second.getByRole('button', { name: 'OK' }).dispatchEvent('click');
    await expect(second.getByRole('alert')).toContainText('Your cart has changed.');
    await expect(second.getByText('Oops! Your cart is empty!')).toBeVisible();
    expect(count('placeOrder')).toBe(0);
  });
});
