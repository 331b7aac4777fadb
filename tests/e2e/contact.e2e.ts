import { expect, openAs, test } from './fixtures';
import { withTiles } from './map-tiles';

test('the contact page leads from the menu to a location and to every way to reach it', async ({
  page,
  mall,
}) => {
  await withTiles(page, 'served');
  await openAs(page, mall, '10071', '/more');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(page).toHaveTitle(/^Contact Us · /);
  const map = page.getByRole('region', { name: /^Map of / });
  await expect(map.locator('img.leaflet-tile-loaded').first()).toBeAttached();
  expect((await map.boundingBox())?.height).toBe(200);
  const main = page.getByRole('main');
  for (const [link, href] of [
    ['98765 00300', /^tel:\+919876500300$/],
    ['@', /^mailto:/],
    ['www.', /^https:\/\/www\./],
    ['WhatsApp', /^https:\/\/wa\.me\/919876500300$/],
    ['Instagram', /^https:\/\/www\.instagram\.com\//],
    ['Open in maps', /query=-?\d+\.\d+,-?\d+\.\d+$/],
  ] as const) {
    await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', href);
  }

  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText('Map not available !')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Instagram' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  for (const href of ['javascript:', 'data:']) {
    await expect(page.locator(`a[href^="${href}"]`)).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByText('Map not available !')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/more$/);
});
