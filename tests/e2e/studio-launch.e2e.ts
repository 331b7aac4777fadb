import { expect } from '@playwright/test';
import { opening, openMall, test } from './studio-served';

test('staff see what a mall still needs, and ask again', async ({ page, studio }) => {
  const line = {
    key: 'DNS',
    detail: 'a.example: no address (ENOTFOUND).',
    todo: 'add a record',
    who: 'client',
  };
  const results = ['failed', 'ok'];
  await page.route('**/studio/malls/36/launch', (route) =>
    route.fulfill({ json: { items: [{ ...line, result: results.shift() }] } }),
  );
  await openMall(page, studio, '36', 'launch');
  const room = page.locator('.step-room');
  const told = room.getByRole('status').filter({ hasText: /need work|is wrong/ });
  await expect(told).toHaveText('1 of 1 lines need work.', opening);
  await expect(room.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveText(
    /To do\s*DNSa\.example: no address.*→ The client: add a record/,
  );
  await room.getByRole('button', { name: 'Check again' }).click();
  await expect(told).toHaveText('Nothing is wrong.');
});
