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

/**
 * Gives the page a connection on which a bill of 500 kB takes some seconds, from its first bill on: on a slow line
 * Chromium sometimes never ends the loading of a page. Chromium delays answer and progress, but the bytes may already
 * be at the backend. So an upload that is cut off here may have arrived.
 */
async function slowLine(page: Page) {
  const line = { latency: 5, downloadThroughput: -1, uploadThroughput: 100_000 };
  const session = await page.context().newCDPSession(page);
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { ...line, offline });
  await session.send('Network.enable');
  await page.route(
    '**/submitBill',
    async (route) => {
      await set(false);
      await route.continue();
    },
    { times: 1 },
  );
  return { cut: () => set(true), mend: () => set(false) };
}

/** Waits until a good part of the first bill, but not all of it, has left the device. */
async function untilUnderWay(page: Page) {
  const progress = cards(page).first().getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(27);
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(70);
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

  test('wait when the connection breaks at 40 %, and arrive once with the next one', async ({
    page,
    mall,
  }) => {
    await signInAs(page, mall, '10072');
    const files = leftFiles(901, 1, 500_000);
    await leaveUploads(page, files);
    const line = await slowLine(page);
    await page.goto(mall.url('10072', '/bill-upload'));
    await untilUnderWay(page);
    await line.cut();
    await expect(cards(page)).toContainText('Goes on as soon as there is a connection.');
    await expect(cards(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await line.mend();
    await expect(bar(page)).toContainText('All bills submitted successfully.');
    expect(await held(mall, '10072', files)).toEqual([1]);
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
