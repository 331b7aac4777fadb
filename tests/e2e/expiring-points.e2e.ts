import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from './fixtures';

test('points that end lead from the dashboard to a calendar, to rewards and to a product', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36');
  const region = page.getByRole('region', { name: 'Expiring points' });
  await expect(region.getByRole('listitem').first()).toHaveText(/^[\d,.]+ P end on \d+ [A-Z][a-z]{2}$/);
  const saving = page.waitForEvent('download');
  await region.getByRole('button', { name: 'Add to calendar' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('expiring-points.ics');
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.filter((line) => /^SUMMARY:.* P end on /.test(line))).toHaveLength(1);

  await region.getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/transactions\?filter=expiring$/);
  await expect(page.getByRole('radio', { name: 'Expiring' })).toBeChecked();
  const rewards = page.locator('section', { hasText: 'What you can get for them' });
  await expect(rewards.getByRole('link')).toHaveCount(3);
  await rewards.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Expiring' })).toBeChecked();

  await page.goBack();
  await region.getByRole('button', { name: 'Not now' }).click();
  await expect(region).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' }); // the points may be kept already
  await expect(page.getByRole('heading', { name: 'Redeem your points' })).toBeVisible();
  await expect(region).toHaveCount(0);
});

test('points that end move nothing that is on the screen, and stand above it from then on', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36');
  const region = page.getByRole('region', { name: 'Expiring points' });
  const strip = page.getByRole('heading', { name: 'Redeem your points' });
  const top = async () => (await strip.boundingBox())?.y ?? Number.NaN;
  await expect(page.locator('a[href^="/product/"]').first()).toBeVisible();
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
