import { heading, openCart } from './cart';
import { expect, logIn, people, test } from './fixtures';

const rohan = '9876500006';

test.describe('cart', () => {
  test('shows every line; expired and out-of-stock ones have no picker', async ({ page, mall }) => {
    await openCart(page, mall, '10072');
    await expect(heading(page)).toHaveText('My Cart (4)');
    await expect(page).toHaveTitle(/^My Cart \(4\) · /);
    await expect(page.getByText('Your Balance')).toBeVisible();
    await expect(page.getByText('Expired', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Out of stock', { exact: true })).toHaveCount(1);
    await expect(page.getByLabel('Choose Quantity')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(4);
  });

  test('saves a changed quantity and a deletion with the whole cart', async ({ page, mall }) => {
    await openCart(page, mall, '36');
    const total = () => page.getByText('Total', { exact: true }).locator('..').textContent();
    const before = await total();
    await page.getByLabel('Choose Quantity').first().selectOption('3');
    await expect.poll(total).not.toBe(before);
    const after = await total();
    for (const left of [3, 2]) {
      await page.getByRole('button', { name: 'Delete' }).last().click();
      await expect(heading(page)).toHaveText(`My Cart (${left})`);
    }
    await page.reload();
    await expect(heading(page)).toHaveText('My Cart (2)');
    await expect(page.getByLabel('Choose Quantity').first()).toHaveValue('3');
    await expect.poll(total).toBe(after);
  });

  test('goes back to what was saved when saving fails', async ({ page, mall }) => {
    await openCart(page, mall, '36');
    mall.sandbox.faults.set({ kind: 'refused', call: 'addCart' });
    await page.getByLabel('Choose Quantity').first().selectOption('3');
    await expect(page.getByRole('alert')).toContainText('Refused at the request of the operator.');
    await expect(page.getByLabel('Choose Quantity').first()).toHaveValue('1');
  });

  test('is cleared from the view by leaving it', async ({ page, mall }) => {
    await openCart(page, mall, '36');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
    await expect(heading(page)).toHaveText('Redeem');
    let answer = () => {};
    const looked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/getCart', async (route) => {
      await looked;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(heading(page)).toHaveText('My Cart');
    await expect(page.getByLabel('Choose Quantity')).toHaveCount(0);
    answer();
    await expect(heading(page)).toHaveText('My Cart (4)');
  });

  test('is empty with a way on', async ({ page, mall }) => {
    await logIn(page, mall, '10070');
    await page.goto(mall.url('10070', '/myCart'));
    await expect(page.getByText('Oops! Your cart is empty!')).toBeVisible();
    await expect(page.getByText("Looks like you haven't added anything to your cart yet.")).toBeVisible();
    await expect(heading(page)).toHaveText('My Cart (0)');
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/redeem');
  });

  test('offers Retry when it could not be loaded', async ({ page, mall }) => {
    await logIn(page, mall, '10070', people.gold);
    mall.sandbox.faults.set({ kind: 'empty', call: 'getCart' });
    await page.goto(mall.url('10070', '/myCart'));
    await expect(page.getByRole('alert')).toContainText('Oops something went wrong!');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('My Cart (4)');
  });

  test('has no button without the points, or with a redeem_error; warns about orders', async ({
    page,
    mall,
  }) => {
    await openCart(page, mall, '10071', rohan);
    const button = page.getByRole('button', { name: 'Confirm Purchase' });
    await expect(page.getByText('Oops! You do not have sufficient points to redeem.')).toBeVisible();
    await expect(button).toHaveCount(0);
    const message = 'Orders not collected in a week are cancelled.';
    await mall.sandbox.changeSettings('10071', {
      redeemError: 'Your account is on hold.',
      autoRejectOrder: true,
      autoRejectOrderMessage: message,
    });
    await page.reload();
    await expect(page.getByText('Your account is on hold.')).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expect(button).toHaveCount(0);
  });

  test('has no button while redeeming is restricted, and says why', async ({ page, mall }) => {
    await openCart(page, mall, '36');
    await expect(page.getByRole('button', { name: 'Confirm Purchase' })).toBeVisible();
    const burnRestriction = 'Redeeming opens again on Monday.';
    await mall.sandbox.changeSettings('36', { burnEnabled: false, burnRestriction });
    await page.reload();
    await expect(page.getByText(burnRestriction)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm Purchase' })).toHaveCount(0);
  });
});
