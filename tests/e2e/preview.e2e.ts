import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { shiftDays } from '@/lib/days';
import { loadMerchants } from '../../build/config/load';
import { listFiles } from '../../build/core/list-files';
import { elementIds } from '../../tools/preview/facts';
import { makePreview, previewTools } from '../../tools/preview/make-preview';
import { servePreview } from '../../tools/preview/serve-preview';
import { newNumber } from '../setup/new-number';
import { pdf } from './bill-photos';
import { products } from './catalogue';
import { type Door, enterOtp, requestOtp, verifyOtp } from './login-screens';
import { merchantsFolder, sitesFolder } from './sites';

const id = '10070';
const until = '2098-12-31';

interface Watched extends Door {
  /** What the page asked for that is not one of its own files. */
  foreign: string[];
  problems: string[];
}

/** A preview on a plain static server, in a browser whose network is cut but for the preview's own files. */
const test = base.extend<{ preview: Watched }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const [merchant] = (await loadMerchants(merchantsFolder, [id])).merchants;
      if (!merchant) throw new Error(`There is no mall ${id}.`);
      const server = await servePreview(await makePreview(merchant, until, await previewTools()));
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  preview: async ({ page, origin }, use) => {
    const [foreign, problems]: [string[], string[]] = [[], []];
    await page.route('**/*', (route) => {
      const url = new URL(route.request().url());
      const isFile = url.origin === origin && !/^\/api\/(?!pictures\/)/.test(url.pathname);
      if (isFile) return route.continue();
      foreign.push(url.href);
      return route.abort();
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await use({ url: (_, path = '/') => origin + path, otpFor: () => '1234', foreign, problems });
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const roleButton = (page: Page, name: string) =>
  page.getByRole('complementary', { name: 'Preview' }).getByRole('button', { name, exact: true });

test('screens open by their addresses on a plain server, with the word Preview', async ({
  page,
  preview,
}) => {
  for (const path of [
    '/dashboard',
    '/offers',
    '/membership',
    '/submit-bill',
    '/store-locator',
    '/contact-us',
  ]) {
    const answer = await page.goto(preview.url(id, `${path}#member`));
    expect(answer?.status(), path).toBe(200);
    await expect(heading(page), path).toBeVisible();
    await expect(page.getByText('Preview', { exact: true }), path).toBeInViewport({ ratio: 1 });
    expect(new URL(page.url()).pathname.endsWith('/'), path).toBe(false);
  }
  const answer = await page.goto(preview.url(id, '/no-such-screen'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Preview', { exact: true })).toBeVisible();
  preview.problems.length = 0; // the browser tells of the 404
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});

test('somebody registers with the OTP 1234, and what was typed shows until a reload', async ({
  page,
  preview,
}) => {
  await requestOtp(page, preview, id, newNumber);
  await enterOtp(page, '9999');
  await expect(page.getByRole('alert').getByText('In a preview it is 1234.')).toBeVisible();
  await verifyOtp(page, preview, id, newNumber);
  await page.getByLabel('First name').fill('Tara');
  await page.getByLabel('Last name').fill('Bose');
  await page.getByLabel('Email', { exact: true }).fill('tara@mail.example');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Pincode').fill('4000');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'SUBMIT' }).click();
  await expect(heading(page)).toHaveText('Hello Tara');
  await page.reload();
  await expect(heading(page)).toHaveText('Hello Diya');
});

test('a voucher goes through the cart to an order, and a bill to its summary', async ({ page, preview }) => {
  await page.clock.setFixedTime(new Date('2031-03-20T12:00:00+05:30')); // what was recorded moves there
  await page.goto(preview.url(id, '/redeem#member'));
  await page.getByLabel('Search').fill('book');
  await expect(products(page)).toHaveCount(1);
  await products(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(heading(page)).toHaveText('My Cart (1)');
  await expect(page.getByRole('main')).toContainText('Book Lover Voucher');
  await page.getByRole('button', { name: 'Confirm Purchase' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(heading(page)).toHaveText('Order Summary');
  await expect(page.getByRole('main')).toContainText('Book Lover Voucher');
  await expect(page.getByRole('main')).toContainText('12,061.50'); // the balance without the voucher's 419 points
  await page.getByRole('link', { name: 'VIEW TRANSACTIONS' }).click();
  await expect(page.getByRole('heading', { name: 'March 2031' })).toBeVisible();

  await page.goto(preview.url(id, '/submit-bill'));
  await page.getByLabel('Choose files').setInputFiles([pdf('bill.pdf')]);
  await page.getByRole('button', { name: 'Submit Bill(s)' }).click();
  const bar = page.getByRole('region', { name: 'Bill upload' });
  await expect(bar).toContainText('All bills submitted successfully.');
  await bar.getByRole('button', { name: 'VIEW SUMMARY' }).click(); // nothing lies over it
  await expect(page).toHaveURL(/\/bill-summary$/);
});

test('the three roles are one tap away, and logging out loads the login', async ({
  page,
  context,
  preview,
}) => {
  await page.goto(preview.url(id, '/dashboard/'));
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await roleButton(page, 'Member').click();
  await expect(page.getByText('12,480.50').first()).toBeVisible();
  await roleButton(page, 'New member').click();
  await expect(page.getByText('250').first()).toBeVisible();
  await expect(roleButton(page, 'New member')).toHaveAttribute('aria-pressed', 'true');
  const { origins } = await context.storageState();
  const names = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  expect(names).toContain(`preview.${id}.user`);
  expect(names.filter((name) => !name.startsWith(`preview.${id}.`))).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.goto(preview.url(id, '/more'));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expect(roleButton(page, 'Visitor')).toHaveAttribute('aria-pressed', 'true');
});

test('after the last day it says so, and shows nothing of the app', async ({ page, preview }) => {
  await page.clock.setFixedTime(new Date(`${until}T23:30:00+05:30`));
  await page.goto(preview.url(id, '/login'));
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await page.goto('about:blank'); // the app would load its page again by itself, at any call
  await page.clock.setFixedTime(new Date(`${shiftDays(until, 1)}T00:30:00+05:30`));
  await page.goto(preview.url(id, '/login'));
  await expect(heading(page)).toHaveText('This preview has ended');
  await expect(page.locator('body > *')).toHaveCount(1);
  preview.problems.length = 0; // the browser tells of each script that it did not run
});

test('a real site has nothing of it', async () => {
  const site = join(sitesFolder, id);
  const files = await listFiles(site);
  expect(files).toContain('index.html');
  for (const file of files) {
    expect(file).not.toMatch(/^preview/);
    const bytes = await readFile(join(site, file));
    for (const mark of [elementIds.facts, elementIds.bar, 'preview-member'])
      expect(bytes.includes(mark), `${mark} in ${file}`).toBe(false);
  }
});
