import { heading, lastSaved, openCart } from './cart';
import { expect, test } from './fixtures';

test.describe('cart', () => {
  test('shows every line, and saves a changed quantity and a deletion with the whole cart', {
    tag: '@journey',
  }, async ({ page, mall }) => {
    const saved = lastSaved(page);
    await openCart(page, mall, '36');
    await expect(heading(page)).toHaveText('My Cart (4)');
    await expect(page).toHaveTitle(/^My Cart \(4\) · /);
    for (const text of ['Expired', 'Out of stock']) {
      await expect(page.getByText(text, { exact: true })).toHaveCount(1);
    }
    await expect(page.getByLabel('Choose Quantity')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(4);

    const total = () => page.getByText('Total', { exact: true }).locator('..').textContent();
    const before = await total();
    await page.getByLabel('Choose Quantity').first().selectOption('3');
    await expect.poll(total).not.toBe(before);
    const after = await total();
    for (const left of [3, 2]) {
      await page.getByRole('button', { name: 'Delete' }).last().click();
      await expect(heading(page)).toHaveText(`My Cart (${left})`);
    }
    // A reload would cut off a save that is still on its way.
    await expect.poll(saved).toBe(2);
    await page.reload();
    await expect(heading(page)).toHaveText('My Cart (2)');
    await expect(page.getByLabel('Choose Quantity').first()).toHaveValue('3');
    await expect.poll(total).toBe(after);
  });
});
