import { expect, openAs, test } from './fixtures';

test('points that end move nothing that is on the screen, and stand above it from then on', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36');
  const region = page.getByRole('region', { name: 'Expiring points' });
  const strip = page.getByRole('heading', { name: 'Take a little home' });
  const top = async () => (await strip.boundingBox())?.y ?? Number.NaN;
  await expect(page.locator('li a[href^="/product/"]').first()).toBeVisible();
  const before = await top();
  await expect(region).toBeVisible();
  expect(await top()).toBe(before);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).click();
  await expect(strip).toHaveCount(0);
  await page.goBack();
  await expect(strip).toBeVisible();
  const points = (await region.boundingBox())?.y ?? Number.NaN;
  expect(points).toBeLessThan(await top());
});
