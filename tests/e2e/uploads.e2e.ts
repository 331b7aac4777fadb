import type { Page } from '@playwright/test';
import { leaveUploads, leftFiles } from '../torture/left-uploads';
import { expect, type Mall, signInAs, test } from './fixtures';

const bar = (page: Page) => page.getByRole('region', { name: 'Bill upload' });
const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

/** px from the foot of the bar to the header. */
const roomUnderBar = (page: Page) =>
  page.evaluate(() => {
    const end = document.querySelector('section[aria-label="Bill upload"]')?.getBoundingClientRect().bottom;
    const start = document.querySelector('header')?.getBoundingClientRect().top;
    return Math.round((start ?? Number.NaN) - (end ?? 0));
  });

/** How often the sandbox holds each file. */
async function held(mall: Mall, merchantId: string, files: readonly { hash: string }[]): Promise<number[]> {
  const images = (await mall.sandbox.submittedBills(merchantId)).flatMap((bill) => bill.images);
  return files.map(({ hash }) => images.filter((image) => image.hash === hash).length);
}

test.describe('short bills', () => {
  test('continue after a page was closed, with a bar on every screen', { tag: '@journey' }, async ({
    page,
    mall,
  }) => {
    await signInAs(page, mall, '10072');
    const files = leftFiles(901, 3);
    await leaveUploads(page, files);
    await page.goto(mall.url('10072', '/dashboard'));
    await expect(bar(page)).toContainText('All bills submitted successfully.');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Redeem' }).click();
    await expect(bar(page)).toBeVisible();
    // It covers neither the header nor, after a scroll, what sticks to the top.
    await expect.poll(() => roomUnderBar(page)).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => roomUnderBar(page)).toBe(0);
    expect(await held(mall, '10072', files)).toEqual([1, 1, 1]);
    await bar(page).getByRole('button', { name: 'VIEW SUMMARY' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bill(s) Summary');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    await page.goto(mall.url('10072', '/bill-upload'));
    await expect(page.getByText('No bills currently in progress.')).toBeVisible();
  });

  test('are uploaded by one of two tabs, and both show it', async ({ page, mall, context }) => {
    await signInAs(page, mall, '10072');
    const files = leftFiles(905, 2);
    await leaveUploads(page, files);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/submitBill')) sent.push(request.url());
    });
    const other = await context.newPage();
    await Promise.all([page, other].map((tab) => tab.goto(mall.url('10072', '/bill-upload'))));
    for (const tab of [page, other])
      await expect(cards(tab).filter({ hasText: 'You have earned' })).toHaveCount(2);
    expect(sent).toHaveLength(2);
    expect(await held(mall, '10072', files)).toEqual([1, 1]);
  });
});
