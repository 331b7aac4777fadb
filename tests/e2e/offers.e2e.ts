import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

/** The offers near the screen. The others are not in the document. */
const offers = (page: Page) => page.getByRole('article');

/** Waits until the list has so many offers. */
const expectOffers = (page: Page, count: number) =>
  expect(page.locator(`li[aria-setsize="${count}"]`).first()).toBeAttached();

/** Sample offers of mall 10072, by what is special about each (docs/sandbox.md#what-provokes-what). */
const named = {
  couponAndManyPlaces: 'Family feast at ₹799',
  withoutPlace: 'End of season sale',
} as const;

const offer = (page: Page, title: string) => offers(page).filter({ hasText: title }).first();

/** A grey map tile, in place of the tile server that a test must not ask. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPMqF/9HwAF1wKbsH5x2QAAAABJRU5ErkJggg==',
  'base64',
);

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('offers load during scrolling, up to the last', async ({ page, mall }) => {
  await openAs(page, mall, '10072');
  await page.getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveTitle(/^Offers · /);
  await expectOffers(page, 20);
  for (const count of [40, 60, 64]) {
    await scrollToEnd(page);
    await expectOffers(page, count);
  }
  await scrollToEnd(page);
  const last = page.locator('li[aria-posinset="64"]');
  await expect(last).toBeInViewport();

  // Back leads to the same place.
  const title = await last.getByRole('link').textContent();
  await last.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Key Highlights' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(last.getByRole('link')).toHaveText(title ?? '');
  await expect(last).toBeInViewport();
});

test('an offer opens from the list with highlights, locations and a map', async ({ page, mall }) => {
  const served = { contentType: 'image/png', body: tile };
  await page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill(served));
  await openAs(page, mall, '10072', '/offers');
  await offer(page, named.couponAndManyPlaces).getByRole('link').click();
  await expect(page).toHaveURL(/\/offers-detail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Images' })).toBeVisible();
  await expect(page.getByText('One redemption per member and day')).toBeVisible();

  await page.getByRole('tab', { name: 'Locations' }).click();
  const map = page.getByRole('region', { name: /^Map of / });
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeAttached();
  expect((await map.boundingBox())?.height).toBe(200);
  const search = page.getByRole('link', { name: 'Open in maps' }).first();
  await expect(search).toHaveAttribute('href', /query=-?\d+\.\d+,-?\d+\.\d+$/);
  const second = page.getByRole('button', { name: 'Show on map' }).nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Call 9876 500 201' })).toHaveAttribute(
    'href',
    'tel:9876500201',
  );

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/offers$/);
});

test('an offer opens by its address alone; an unknown one does not exist', async ({ page, mall }) => {
  await openAs(page, mall, '10072', '/offers');
  const href = await offer(page, named.withoutPlace).getByRole('link').getAttribute('href');
  await page.goto('about:blank');
  await page.goto(mall.url('10072', href ?? ''));
  await page.getByRole('tab', { name: 'Locations' }).click();
  await expect(page.getByText('No Location Available')).toBeVisible();

  await page.goto(mall.url('10072', '/offers-detail/999999'));
  await expect(page.getByText('No Data Found')).toBeVisible();
  await page.getByRole('link', { name: 'See all offers' }).click();
  await expect(offers(page).first()).toBeVisible();
});
