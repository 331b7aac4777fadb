import type { Page } from '@playwright/test';
import { sortCodes } from '@/contract/products';
import { expect, logIn, type Mall, people, requestOtp, test, typeOtp } from './fixtures';

const products = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem');

async function openCatalogue(page: Page, mall: Mall, merchantId = '10072'): Promise<void> {
  await logIn(page, mall, merchantId);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem' })).toBeVisible();
  await expect(products(page)).toHaveCount(18);
}

/** What the next request for the list carries. */
async function nextListRequest(page: Page, action: () => Promise<unknown>) {
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/getProductList')),
    action(),
  ]);
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

async function openProduct(page: Page, position: number): Promise<void> {
  await products(page).nth(position).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
}

test.describe('redeem', () => {
  test('shows balance, cards with their price rules, and the list view', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    await expect(page.getByText('YOUR BALANCE')).toBeVisible();
    await expect(page.getByText('12,480.50 Points')).toBeVisible();
    const struck = (position: number) => products(page).nth(position).locator('s');
    await expect(struck(0)).toHaveCount(1);
    for (const outside of [1, 2, 3, 4]) await expect(struck(outside)).toHaveCount(0);
    await expect(products(page).nth(2)).toContainText(/\d\.50/);
    await expect(products(page).nth(4)).toContainText('Valid for 90 days from purchase');
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(products(page)).toHaveCount(18);
    await expect(page.getByText('NaN')).toHaveCount(0);
  });

  test('sorts by the sheet, and keeps sort, view, search and filter over leaving and reloading', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    await page.getByRole('button', { name: 'List view' }).click();
    await page.getByRole('button', { name: 'Sort' }).click();
    const sorted = await nextListRequest(page, () =>
      page.getByRole('dialog', { name: 'Sort By' }).getByText('Newest').click(),
    );
    expect(sorted).toMatchObject({ sort_by: String(sortCodes.newest), search_by: '' });
    expect(sorted).not.toHaveProperty('refine_by');

    await page.getByRole('button', { name: 'Filter' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter By' });
    await drawer.getByLabel('Search brand').fill('pixelpod arcade and more');
    await expect(drawer.getByLabel('Search brand')).toHaveValue('pixelpod arc');
    await drawer.getByRole('checkbox', { name: 'Pixelpod Arcade' }).check();
    await drawer.getByRole('slider', { name: 'Points Range to' }).press('ArrowLeft');
    const refined = await nextListRequest(page, () => drawer.getByRole('button', { name: 'APPLY' }).click());
    expect(JSON.parse(refined.refine_by ?? '')).toMatchObject({
      points: { min: 0, max: 1999 },
      price: { min: 0, max: 2000 },
      brand_ids: [expect.any(String)],
      location_ids: [],
    });
    await expect(products(page)).toHaveCount(1);

    const kept = await nextListRequest(page, () => page.reload());
    expect(kept).toMatchObject({ sort_by: String(sortCodes.newest), refine_by: refined.refine_by });
    await expect(page.getByRole('button', { name: 'Grid view' })).toBeVisible();

    await page.getByRole('button', { name: 'Filter' }).click();
    const reset = await nextListRequest(page, () => drawer.getByRole('button', { name: 'RESET' }).click());
    expect(reset).not.toHaveProperty('refine_by');
    await expect(products(page)).toHaveCount(18);
  });

  test('forgets how the catalogue was looked at with the logout', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    await page.getByRole('button', { name: 'List view' }).click();
    mall.sandbox.faults.set({ kind: 'invalid', call: 'getProductList' });
    await page.getByLabel('Search').fill('voucher');
    await expect(page.getByRole('button', { name: 'GET OTP' })).toBeVisible();
    await requestOtp(page, mall, '10072', people.full);
    await typeOtp(page, mall.otpFor(people.full));
    await page.getByRole('button', { name: 'VERIFY OTP' }).click();
    await expect(page).toHaveURL(/\/redeem$/);
    await expect(page.getByRole('button', { name: 'List view' })).toBeVisible();
    await expect(page.getByLabel('Search')).toHaveValue('');
  });

  test('searches letters and spaces beginning with a letter, and fetches again when cleared', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    const search = page.getByLabel('Search');
    const searched = await nextListRequest(page, () => search.pressSequentially('7 Denim9'));
    await expect(search).toHaveValue('Denim');
    expect(searched.search_by).toBe('Denim');
    await expect(products(page)).toHaveCount(1);
    const cleared = await nextListRequest(page, () => search.fill(''));
    expect(cleared.search_by).toBe('');
    await expect(products(page)).toHaveCount(18);

    await search.fill('nothing of the kind');
    await expect(page.getByText('No product found')).toBeVisible();
    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page.getByText('No products found')).toBeVisible();
  });

  test("shows only a product's related products by '+N', until it is tapped again or Back", async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    const marker = page.getByRole('button', { name: /^\+2 related to/ });
    const related = await nextListRequest(page, () => marker.click());
    expect(related).toMatchObject({ product_id: '500', product_merchant_id: expect.any(String) });
    await expect(products(page)).toHaveCount(2);
    await nextListRequest(page, () => marker.click());
    await expect(products(page)).toHaveCount(18);
    await marker.click();
    await expect(products(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(products(page)).toHaveCount(18);
    await expect(page).toHaveURL(/\/redeem$/);
  });

  test('offers Retry when the list could not be loaded', async ({ page, mall }) => {
    await logIn(page, mall, '36');
    mall.sandbox.faults.set({ kind: 'html', call: 'getProductList' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(products(page)).toHaveCount(18);
  });

  test('scrolls through two thousand products and comes back to the same place', async ({ page, mall }) => {
    await mall.sandbox.changeSettings('10072', { extraProducts: 2000 });
    await logIn(page, mall, '10072');
    await page.goto(mall.url('10072', '/redeem'));
    await expect(products(page).first()).toHaveAttribute('aria-setsize', '2018');
    await page.evaluate(() => scrollTo(0, 50_000));
    const shown = () =>
      page.evaluate(() => document.elementFromPoint(100, 500)?.closest('a')?.textContent ?? '');
    await expect.poll(shown).toMatch(/No\. 3\d\d(?!\d)/);
    expect(await products(page).count()).toBeLessThan(100);
    const before = await shown();
    await page.mouse.click(100, 500);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(shown).toBe(before);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[aria-posinset="2018"]')).toBeVisible();
  });
});

test.describe('product', () => {
  test('is added, updated and bought', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    const viewed = page.waitForRequest((request) => request.url().endsWith('/trackProductView'));
    await openProduct(page, 0);
    expect((await viewed).postData()).toContain('product_merchant_id=');
    await expect(page.getByRole('region', { name: 'Images' }).getByLabel('1 of 4')).toBeVisible();

    await page.getByRole('button', { name: 'Add to cart' }).click();
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

  test('is reachable by its address alone, and shows another voucher value with stock of its own', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    await openProduct(page, 0);
    const path = new URL(page.url()).pathname;
    await page.evaluate(() => history.replaceState(null, ''));
    const [request] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/getProductDetails')),
      page.goto(mall.url('10072', path)),
    ]);
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
      product_merchant_id: path.split('/').at(-1),
      product_id: '',
    });
    await page.getByLabel('Choose Quantity').selectOption('4');
    const values = page.getByLabel('Voucher Value');
    await expect(values.getByRole('option')).toHaveCount(3);
    const [reloaded] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/getProductDetails')),
      values.selectOption({ index: 2 }),
    ]);
    expect(reloaded.postData()).not.toBe(request.postData());
    await expect(page.getByLabel('Choose Quantity')).toHaveValue('1');
    await page.goto(mall.url('10072', '/product/999999'));
    await expect(page.getByText('No data available')).toBeVisible();
  });

  test('offers quantities up to the stock of the location, and none where it is sold out', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    await openProduct(page, 5);
    await expect(page.getByLabel('Choose Quantity').getByRole('option')).toHaveText([
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    await page.getByRole('button', { name: 'Back' }).click();
    await openProduct(page, 9);
    await expect(page.getByLabel('Choose Quantity').getByRole('option')).toHaveText(['1', '2']);
    await page.getByLabel('Reward Location').selectOption({ index: 0 });
    await expect(page.getByText('Out of stock', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  });

  test('needs its terms accepted', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    await openProduct(page, 1);
    const terms = page.getByRole('checkbox', { name: 'I accept the Terms & Conditions' });
    await expect(terms).toBeChecked();
    await terms.uncheck();
    for (const name of ['Add to cart', 'Buy Now'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    await expect(page.getByLabel('Choose Quantity')).toBeDisabled();
    await page.getByRole('button', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('dialog')).toContainText('Not redeemable for cash.');
  });

  test('renders a hostile description harmless, and a missing one and missing pictures as such', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    await openProduct(page, 11);
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(page.getByText('A voucher for a treat of your choice.')).toHaveCSS('position', 'static');
    await expect(page).not.toHaveTitle('taken');
    expect(
      await page.locator('main [onclick], main script, main style, main a[href^="javascript"]').count(),
    ).toBe(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await openProduct(page, 12);
    await expect(page.getByText('No data available')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Images' }).locator('img')).toHaveCount(0);
  });

  test('cannot be bought while redeeming is restricted', async ({ page, mall }) => {
    await mall.sandbox.changeSettings('10072', { burnEnabled: false, burnRestriction: 'Back on Monday.' });
    await openCatalogue(page, mall);
    await expect(page.getByText('Back on Monday.')).toBeVisible();
    await openProduct(page, 0);
    await expect(page.getByText('Back on Monday.')).toBeVisible();
    for (const name of ['Add to cart', 'Buy Now'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
  });

  test('joins what another tab put into the cart meanwhile', async ({ page, mall, context }) => {
    await openCatalogue(page, mall);
    await openProduct(page, 0);
    const other = await context.newPage();
    await other.goto(mall.url('10072', '/redeem'));
    await openProduct(other, 1);
    await other.getByRole('button', { name: 'Add to cart' }).click();
    await expect(other.getByText('Product added to cart')).toBeVisible();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Cart (2)' })).toBeVisible();
  });
});
