import { openCatalogue, openProduct, vouchers } from './catalogue';
import { expect, test } from './fixtures';

test.describe('product', () => {
  test('is added, updated and bought', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    const viewed = page.waitForRequest((request) => request.url().endsWith('/trackProductView'));
    await openProduct(page, vouchers.specialPrice);
    expect((await viewed).postData()).toContain('product_merchant_id=');
    await expect(page.getByRole('region', { name: 'Images' }).getByLabel('1 of 4')).toBeVisible();
    const struck = page.locator('s').last();
    const [today, before] = [
      await struck.locator('xpath=preceding-sibling::*[1]').boundingBox(),
      await struck.boundingBox(),
    ];
    expect((before?.x ?? 0) - (today?.x ?? 0) - (today?.width ?? 0)).toBeGreaterThanOrEqual(8);

    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product added to cart')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart' })).toContainText('1');
    await page.getByLabel('Choose Quantity').selectOption('3');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Product quantity updated to cart')).toBeVisible();
    await page.getByLabel('Choose Quantity').selectOption('5');
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Cart (1)' })).toBeVisible();

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Choose Quantity')).toHaveValue('5');
    await expect(page.getByLabel('Choose Quantity')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  });

  test('says that it was added even to a shopper who has left the screen', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    await openProduct(page, vouchers.specialPrice);
    mall.sandbox.faults.set({ kind: 'slow', call: 'addCart', delay: 1_500 });
    const sent = page.waitForRequest('**/api/addCart');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await sent;
    await page.goBack();
    await expect(page).toHaveURL(/\/redeem$/);
    await expect(page.getByText('Product added to cart')).toBeVisible();
    await expect(page).toHaveURL(/\/redeem$/);
  });

  test('needs its terms accepted', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    await openProduct(page, vouchers.pastSpecialPrice);
    const terms = page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' });
    await expect(terms).toBeChecked();
    await terms.uncheck();
    await expect(page.getByText('Accept the terms to add this reward to your cart.')).toBeVisible();
    for (const name of ['Add to cart', 'Buy Now'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByLabel('Choose Quantity')).toBeDisabled();
    await page.getByRole('button', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('dialog')).toContainText('Not redeemable for cash.');
  });
});
