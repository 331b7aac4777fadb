import type { Locator, Page } from '@playwright/test';
import { heading } from './cart';
import { expect, openAs, test } from './fixtures';

/** Rows of the list that is shown. */
const rows = (page: Page) => page.locator('li[aria-posinset]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name }).first();
const search = (page: Page) => page.getByLabel('Search Brand');
/** A list may be further than asked for: it loads the next page as soon as its end comes near. */
const listed = (page: Page, count: number) =>
  expect
    .poll(async () => Number(await rows(page).first().getAttribute('aria-setsize')))
    .toBeGreaterThanOrEqual(count);
const plan = (page: Page, floor: string) =>
  page.getByRole('button', { name: new RegExp(`^Floor plan of ${floor}`) });
const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('a customer comes from the dashboard and from the menu, scrolls far, and finds the opened brand again', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36', '/more');
  await page.getByRole('link', { name: 'Store Locator', exact: false }).click();
  await expect(heading(page)).toHaveText('Store Locator / Mall Directory');
  await page.goto(mall.url('36', '/dashboard'));
  await page.getByRole('link', { name: 'Directory' }).click();
  for (const count of [40, 60, 80]) {
    await listed(page, count);
    await scrollToEnd(page);
  }
  await listed(page, 100);
  const opened = page.locator('li[aria-posinset="78"]');
  const name = await opened.locator('span').filter({ hasText: /./ }).first().textContent();
  await opened.getByRole('link').click();
  await expect(heading(page)).toHaveText('Store Profile');
  // Also a reload on the way loses nothing.
  await page.reload();
  await expect(heading(page)).toHaveText('Store Profile');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(opened).toBeInViewport();
  await expect(opened).toContainText(name ?? '');

  await page.getByRole('link', { name: 'More' }).click();
  await expect(heading(page)).toHaveText('More');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('brandid'))).toBeNull();
  await page.goto(mall.url('36', '/store-locator'));
  await listed(page, 40);
});

test('the floor plan: floors, and the plan on the whole screen by wheel, mouse, fingers and keys', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10070', '/store-locator');
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(plan(page, 'Ground Floor')).toBeVisible();
  await page.getByRole('button', { name: 'Next floor' }).click();
  await expect(page).toHaveURL(/\/store-locator\/floor-plan\/\d+$/);
  await page.getByRole('combobox', { name: 'Floor' }).click();
  await page.getByRole('option', { name: 'Level 2' }).click();
  await plan(page, 'Level 2').click();

  const dialog = page.getByRole('dialog', { name: 'Level 2' });
  const picture = dialog.getByRole('img', { name: 'Floor plan of Level 2' });
  await expect(picture).toHaveJSProperty('complete', true);
  const zoom = () => picture.evaluate((element) => Number((element as HTMLElement).dataset.zoom));
  const place = () => picture.evaluate((element) => (element as HTMLElement).style.transform);
  await page.mouse.move(195, 450);
  await page.mouse.wheel(0, -400);
  await expect.poll(zoom).toBeGreaterThan(2);
  const before = await place();
  await page.mouse.down();
  await page.mouse.move(120, 450, { steps: 4 });
  await page.mouse.up();
  expect(await place()).not.toBe(before);
  await page.keyboard.press('0');
  await expect.poll(zoom).toBe(1);
  await page.keyboard.press('+');
  await expect.poll(zoom).toBe(1.5);
  const inMiddle = await place();
  await page.keyboard.press('ArrowRight');
  expect(await place()).not.toBe(inMiddle);
  await page.keyboard.press('0');

  const session = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...across: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: across.map((x, id) => ({ x, y: 450, id })),
    });
  await fingers('touchStart', 180, 210);
  await fingers('touchMove', 150, 240);
  await fingers('touchMove', 120, 270);
  await fingers('touchEnd');
  await expect.poll(zoom).toBeGreaterThan(3);

  // A phone with a notch, held sideways.
  await page.setViewportSize({ width: 844, height: 390 });
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } });
  const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await box(dialog.getByRole('heading'))).left).toBeGreaterThanOrEqual(47);
  const close = await box(dialog.getByRole('button', { name: 'Close' }));
  expect(close.right).toBeLessThanOrEqual(844 - 47);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(plan(page, 'Level 2')).toBeFocused();

  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(/\/store-locator$/);
});

test.describe('after one visit, without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Paths of the pictures that the service worker keeps. */
  const keptPictures = (page: Page) =>
    page.evaluate(async () => {
      const kept = await (await caches.open('pictures')).keys();
      return kept.map(({ url }) => new URL(url).pathname);
    });

  test('a guest finds the directory, an opened brand and every floor plan, with their pictures', async ({
    page,
    mall,
    context,
  }) => {
    await page.goto(mall.url('10071', '/store-locator'));
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await search(page).fill('kahvora');
    await row(page, 'Kahvora').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Kahvora' })).toBeVisible();
    for (const picture of ['brands/kahvora', 'stores/kahvora', 'floor-plans/0-3']) {
      await expect.poll(() => keptPictures(page)).toContain(`/api/pictures/10071/${picture}.svg`);
    }

    await context.setOffline(true);
    await page.goto(mall.url('10071', '/store-locator'));
    await expect(page.getByText(/^As of /)).toBeVisible();
    await expect(search(page)).toHaveValue('kahvora');
    // Every brand is there, although only the first pages were loaded.
    await search(page).fill('');
    await listed(page, 128);
    await search(page).fill('kahv');
    await row(page, 'Kahvora').getByRole('link').click();
    await expect(page.getByText('Shop number')).toBeVisible();
    await expect(page.getByText(/^As of /)).toBeVisible();
    const picture = page.getByRole('region', { name: 'Images' }).getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Nobody has opened a floor plan yet.
    await page.goto(mall.url('10071', '/store-locator/floor-plan'));
    await expect(plan(page, 'Ground Floor')).toContainText('Tap to zoom');
    await page.getByRole('button', { name: 'Next floor' }).click();
    await expect(plan(page, 'Level 1')).toContainText('Tap to zoom');
    await expect(page.getByRole('region', { name: 'Brands on this floor' })).toContainText('Pacerra');

    await context.setOffline(false);
    await expect(page.getByText(/^As of /)).toHaveCount(0);
  });
});
