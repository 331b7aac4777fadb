import { readFile } from 'node:fs/promises';
import { violations } from './axe';
import { expect, openAs, test } from './fixtures';

test('three hundred rows of points are downloaded, opened and read', async ({ page, mall, context }) => {
  await mall.sandbox.changeSettings('10072', { extraTransactions: 300 });
  await openAs(page, mall, '10072', '/your-data');
  await page.getByRole('button', { name: 'GET MY DATA' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your data is here.' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SAVE TO READ' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');

  const reader = await context.newPage();
  await reader.setContent(file);
  const points = reader.getByRole('heading', { name: 'Points', exact: true }).locator('+ table');
  expect(await points.getByRole('row').count()).toBeGreaterThan(300);
  await expect(points.getByRole('row').nth(1)).toContainText(/\d{4}/);
  await expect(reader.getByRole('row').filter({ hasText: 'First name' })).toContainText('Aarav');
  await expect(reader.getByText(/Not in this file: visits, feedback/)).toBeVisible();
  expect(await violations(reader)).toEqual([]);
});
