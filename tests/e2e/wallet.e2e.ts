import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, test } from './fixtures';
import { layoutFaults } from './layout-faults';
import { readCodes } from './read-code';

const asOf = /^Offline\. As of \d{1,2}:\d\d [ap]m, \d{1,2} [A-Z][a-z]{2}\.$/;
const mallId = '10072';

/** What the app keeps of a customer in localStorage. */
const keptNames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('state.')));

test('after one visit, a phone that was switched off opens card and vouchers without a network, until the logout', async ({
  mall,
  playwright,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const start = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, serviceWorkers: 'allow' });
  const visit = await start();
  const [first = await visit.newPage()] = visit.pages();
  await openAs(first, mall, mallId);
  const size = () => first.evaluate(() => localStorage.getItem('state.wallet')?.length ?? 0);
  await expect.poll(size).toBeGreaterThan(15_000); // all parts of it
  expect(await size()).toBeLessThanOrEqual(300_000);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.close();
  await mall.close();

  const till = await start();
  const [page = await till.newPage()] = till.pages();
  for (const [path, words] of [
    ['/dashboard', '12,480.50'],
    ['/membership', 'Aarav Deshmukh'],
    ['/transactions', '12,480.50'],
    ['/transactions?tab=vouchers', 'Vouchers that have ended show when you are online.'],
  ] as const) {
    await page.goto(mall.url(mallId, path));
    await expect(page.getByText(words).first()).toBeAttached();
    await expect(page.getByText(asOf)).toHaveCount(1);
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveText('');
  }
  const voucher = page.getByRole('button', { name: 'Show code' }).first();
  await voucher.click();
  const code = page.getByRole('dialog', { name: 'Voucher code' }).getByRole('img');
  const voucherCode = await code.getAttribute('aria-label');
  expect(await readCodes(await page.screenshot())).toEqual([voucherCode]);

  await page.goto(mall.url(mallId, '/membership?show=card'));
  const number = await page
    .getByRole('dialog', { name: 'My card' })
    .getByRole('img')
    .getAttribute('aria-label');
  expect(await readCodes(await page.screenshot())).toEqual([number]);

  await page.goto(mall.url(mallId, '/more'));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptNames(page)).toEqual([]);
  await till.close();

  const later = await start();
  const [next = await later.newPage()] = later.pages();
  await next.goto(mall.url(mallId, '/membership'));
  await expect(next).toHaveURL(/\/login$/);
  expect(await keptNames(next)).toEqual([]);
  await later.close();
});

test('a scanner reads the card from a screen of 320 px', async ({ page, mall }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, mall, mallId, '/membership?show=card');
  const image = page.getByRole('dialog', { name: 'My card' }).getByRole('img');
  await expect(image).toBeVisible();
  const number = await image.getAttribute('aria-label');
  await expect.poll(async () => readCodes(await page.screenshot())).toEqual([number]);
});

for (const [id, kind] of [
  ['10071', 'a picture'],
  ['10072', 'drawn'],
] as const)
  test(`a scanner reads 40 digits from a screen of 320 × 640 px, where code (${kind}) and words are turned`, async ({
    page,
    mall,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, mall, id, '/membership?show=card', people.padma.mobile);
    const shown = page.getByRole('dialog', { name: 'My card' });
    await expect(shown.getByRole('img')).toBeVisible();
    await expect
      .poll(async () => readCodes(await page.screenshot()))
      .toEqual([expect.stringMatching(/^\d{40}$/)]);
    expect(await layoutFaults(page)).toEqual([]);
  });
