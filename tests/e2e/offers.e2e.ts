import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

/** The offers near the screen. The others are not in the document. */
const offers = (page: Page) => page.getByRole('article');

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
