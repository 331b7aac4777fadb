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

test.describe('the pages for everybody', () => {
  test.use({ serviceWorkers: 'allow' });

  test('open without a network, and print without what only a screen needs', async ({
    page,
    mall,
    context,
  }) => {
    await openAs(page, mall, '10071', '/your-data');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page.getByRole('link', { name: 'privacy@neeltara-pier.example' })).toBeVisible();
    await context.setOffline(true);
    for (const [path, words] of [
      ['/your-data', 'Neeltara Pier Private Limited'],
      ['/delete-account', 'It is done within 30 days.'],
      ['/accessibility', /WCAG 2\.2, level AA/],
    ] as const) {
      await page.goto(mall.url('10071', path));
      await expect(page.getByText(words)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('navigation')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', ink);
      await page.emulateMedia({ media: 'screen' });
      await expect(page.getByRole('navigation')).toBeVisible();
    }
  });
});
