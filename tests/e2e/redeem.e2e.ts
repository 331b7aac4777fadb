import type { Locator } from '@playwright/test';
import { sortCodes } from '@/contract/products';
import { nextListRequest, openCatalogue, product, products, vouchers } from './catalogue';
import { expect, openAs, test } from './fixtures';

/** Taps faster than the app can follow: a double tap of the browser, and one more tap. */
const tapInARow = (button: Locator) =>
  button.evaluate((element) => {
    for (const detail of [1, 2, 1]) element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  });

test.describe('redeem', () => {
  test('draws first what is seen, and then the rest', async ({ page, mall }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const count = document.querySelectorAll('li[aria-posinset]').length;
        if (count > 0) document.body.dataset.first ??= String(count);
      }).observe(document, { childList: true, subtree: true });
    });
    await openCatalogue(page, mall);
    await expect(products(page)).toHaveCount(18);
    expect(Number(await page.evaluate(() => document.body.dataset.first))).toBeLessThan(18);
  });

  test('measures its rows without errors when the view changes between grid and list', async ({
    page,
    mall,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/data-index/.test(message.text())) complaints.push(message.text());
    });
    await openCatalogue(page, mall);
    for (const [next, back] of [
      ['List view', 'Grid view'],
      ['Grid view', 'List view'],
    ] as const) {
      await page.getByRole('button', { name: next }).click();
      await expect(page.getByRole('button', { name: back })).toBeVisible();
      await page.setViewportSize({ width: next === 'List view' ? 700 : 390, height: 844 });
    }
    await expect(products(page)).toHaveCount(18);
    expect(complaints).toEqual([]);
  });

  test('sorts by the sheet, and keeps sort, view, search and filter over leaving and reloading', async ({
    page,
    mall,
  }) => {
    await page.setViewportSize({ width: 390, height: 1_000 }); // all rows of the list are on the page
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
    const stored = () => page.evaluate(() => localStorage.getItem('state.redeem'));
    const storedBefore = await stored();
    const refined = await nextListRequest(page, () => drawer.getByRole('button', { name: 'APPLY' }).click());
    expect(JSON.parse(refined.refine_by ?? '')).toMatchObject({
      points: { min: 0, max: 1999 },
      price: { min: 0, max: 9_999_999_999 },
      brand_ids: [expect.any(String)],
      location_ids: [],
    });
    await expect(products(page)).toHaveCount(1);

    await expect.poll(stored).not.toBe(storedBefore); // it is encrypted first
    const kept = await nextListRequest(page, () => page.reload());
    expect(kept).toMatchObject({ sort_by: String(sortCodes.newest), refine_by: refined.refine_by });
    await expect(page.getByRole('button', { name: 'Grid view' })).toBeVisible();

    await page.getByRole('button', { name: 'Filter' }).click();
    const reset = await nextListRequest(page, () => drawer.getByRole('button', { name: 'RESET' }).click());
    expect(reset).not.toHaveProperty('refine_by');
    await expect(products(page)).toHaveCount(18);
  });

  test('leaves related products only once for a double tap, and puts the focus on the screen', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    const marker = page.getByRole('button', { name: /^\+2 related to/ });
    for (const leave of [marker, page.getByRole('button', { name: 'Back' })]) {
      await nextListRequest(page, () => marker.click());
      await expect(products(page)).toHaveCount(2);
      await expect(page.getByRole('main')).toBeFocused();
      await tapInARow(leave);
      await expect(products(page)).toHaveCount(18);
      await expect(page).toHaveURL(/\/redeem$/);
      if (leave === marker) await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('closes a sheet with Back on the phone, and with Escape', async ({ page, mall }) => {
    // The desktop's browser has the watcher, but no Back that asks it.
    await page.addInitScript(() => {
      const Watcher = Reflect.get(window, 'CloseWatcher');
      Reflect.set(
        window,
        'CloseWatcher',
        class extends Watcher {
          constructor() {
            super();
            window.addEventListener('phone back', () => Reflect.get(this, 'requestClose').call(this));
          }
        },
      );
    });
    await openCatalogue(page, mall);
    const url = page.url();
    const sheet = page.getByRole('dialog', { name: 'Sort By' });
    for (const close of [
      () => page.evaluate(() => void dispatchEvent(new Event('phone back'))),
      () => page.keyboard.press('Escape'),
    ]) {
      await page.getByRole('button', { name: 'Sort' }).click();
      await expect(sheet).toBeVisible();
      await close();
      await expect(sheet).toHaveCount(0);
    }
    expect(page.url()).toBe(url);
  });

  test('gives no other element a new style when a sheet opens and the page may not scroll', async ({
    page,
    mall,
  }) => {
    await openCatalogue(page, mall);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Filter By' })).toBeVisible();
    const room = (selector: string) =>
      page
        .locator(selector)
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--removed-body-scroll-bar-size'));
    expect(await room('body')).toBe('0px');
    expect(await room('main')).toBe('');
  });

  test('scrolls through two thousand products and comes back to the same place', async ({ page, mall }) => {
    await mall.sandbox.changeSettings('10072', { extraProducts: 2000 });
    await openAs(page, mall, '10072', '/redeem');
    await expect(products(page).first()).toHaveAttribute('aria-setsize', '2018');
    await page.evaluate(() => scrollTo(0, 50_000));
    const shown = () =>
      page.evaluate(() => document.elementFromPoint(100, 500)?.closest('a')?.textContent ?? '');
    await expect.poll(shown).toMatch(/No\. 3\d\d(?!\d)/);
    expect(await products(page).count()).toBeLessThan(100);
    const before = await shown();
    await page.mouse.click(100, 500);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Redeem');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(shown).toBe(before);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('[aria-posinset="2018"]')).toBeVisible();
  });
});

test.describe('redeem on a second visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows its first page without a network, with the pictures that were seen, and all of it later', async ({
    page,
    mall,
    context,
  }) => {
    await mall.sandbox.changeSettings('10072', { extraProducts: 30 });
    await openAs(page, mall, '10072', '/redeem');
    const count = (number: number) =>
      expect(products(page).first()).toHaveAttribute('aria-setsize', String(number));
    await count(48);
    const kept = () =>
      page.evaluate(async () =>
        (await (await caches.open('pictures')).keys()).map(({ url }) => url).join(' '),
      );
    await expect.poll(kept).toContain('products/indigrove.svg');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('state.queries'))).not.toBeNull();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.close();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto(mall.url('10072', '/redeem'));
    await expect(products(later).first()).toHaveAttribute('aria-setsize', '20');
    const seen = product(later, vouchers.specialPrice).first().locator('img');
    await expect
      .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(later.getByText('Please check your internet connection!')).toHaveCount(0);
    await context.setOffline(false);
    await later.reload();
    await expect(products(later).first()).toHaveAttribute('aria-setsize', '48');
  });
});
