import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { heading, openCart } from './cart';
import { openCatalogue, openProduct } from './catalogue';
import { expect, logIn, requestOtp, test } from './fixtures';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it stands, a line for each rule. */
async function violations(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(axe);
  const results = (await page.evaluate('axe.run()')) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
}

// axe is a script of the test's own, which the site's policy would refuse.
test.use({ bypassCSP: true });

test.describe('axe finds nothing to complain about', () => {
  test('at the login', async ({ page, mall }) => {
    await requestOtp(page, mall, '10071', '9876500001');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: '(edit)' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const [name, path] of [
    ['dashboard', '/dashboard'],
    ['membership', '/membership'],
    ['offers', '/offers'],
    ['offer', '/offers-detail/1'],
    ['menu', '/more'],
    ['terms', '/terms-of-use'],
  ] as const) {
    test(`on the ${name}`, async ({ page, mall }) => {
      await logIn(page, mall, '10070');
      await page.goto(mall.url('10070', path));
      await expect(heading(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  test('in the catalogue, its sheets and a product', async ({ page, mall }) => {
    await openCatalogue(page, mall);
    expect(await violations(page)).toEqual([]);
    for (const sheet of ['Sort', 'Filter']) {
      await page.getByRole('button', { name: sheet, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await openProduct(page, 3);
    expect(await violations(page)).toEqual([]);
  });

  test('from the cart to the order', async ({ page, mall }) => {
    await openCart(page, mall, '36');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm Purchase' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Order Reference #')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
