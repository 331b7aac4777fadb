import { expect } from '@playwright/test';
import { opening, openMall, test } from './studio-served';

test('staff see what a mall still needs, ask again, and get to the field of a line', async ({
  page,
  studio,
}) => {
  const line = {
    key: 'DNS',
    detail: 'a.example: no address (ENOTFOUND).',
    todo: 'add a record',
    who: 'client',
  };
  const ofField = {
    ...line,
    key: 'rights',
    result: 'notTried',
    detail: 'The app names the customer desk.',
    who: 'staff',
  };
  const results = ['failed', 'ok'];
  await page.route('**/studio/malls/36/launch', (route) =>
    route.fulfill({ json: { items: [{ ...line, result: results.shift() }, ofField] } }),
  );
  await openMall(page, studio, '36', 'launch');
  const room = page.locator('.step-room');
  const told = room.getByRole('status').filter({ hasText: /need work|is wrong/ });
  await expect(told).toHaveText('1 of 2 lines need work.', opening);
  await expect(room.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveText([
    /To do\s*DNSa\.example: no address.*→ The client: add a record/,
    /Not tried\s*Rights of shoppers/,
  ]);
  // In a low window the room scrolls, and what it says keeps its height.
  await page.setViewportSize({ width: 1280, height: 320 });
  const cut = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;
  await expect.poll(() => room.getByRole('note').evaluate(cut)).toBe(0);
  await room.getByRole('button', { name: 'Check again' }).click();
  await expect(told).toHaveText('Nothing is wrong.');
  await room.getByRole('button', { name: 'Show the field' }).click();
  await expect(page.getByRole('button', { name: /^Rights/ })).toHaveAttribute('aria-expanded', 'true');
});
