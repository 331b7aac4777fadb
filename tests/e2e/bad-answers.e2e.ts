import { expect, signInAs, test } from './fixtures';

test('When every field of an answer has another type, no page is empty, and Retry brings everything back', async ({
  page,
  mall,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await signInAs(page, mall, '10071');
  mall.sandbox.faults.set({ kind: 'types', times: Infinity });
  await page.goto(mall.url('10071', '/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahoy');
  await expect(page.getByRole('alert')).toContainText('Oops something went wrong!');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|\[object/);

  mall.sandbox.faults.clear();
  for (const retry of await page.getByRole('button', { name: 'Retry' }).all()) {
    if (await retry.isVisible()) await retry.click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ahoy Aarav');
  expect(crashes).toEqual([]);
});
