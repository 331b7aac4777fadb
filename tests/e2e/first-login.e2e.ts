import type { Page } from '@playwright/test';
import { expect, type Mall, test } from './fixtures';
import { holdBack } from './hold-back';

const entry = '**/assets/main-*.js';
const number = '9876500123';

const field = (page: Page) => page.getByLabel('Mobile number');
const getOtp = (page: Page) => page.getByRole('button', { name: 'GET OTP' });
const early = (page: Page) => page.locator('#first-login');
const caret = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

/** Opens a page whose app does not arrive until it is let in. */
async function openEarly(
  page: Page,
  mall: Mall,
  path = '/login',
  id = '10072',
): Promise<() => Promise<void>> {
  const letIn = await holdBack(page, entry);
  await page.goto(mall.url(id, path), { waitUntil: 'commit' });
  return async () => {
    letIn();
    await expect(early(page)).toHaveCount(0);
    expect(await page.evaluate(() => performance.getEntriesByName('usable').length)).toBe(1);
  };
}

/** The page does not say when it has loaded, because its app is held back. */
const seeAll = (page: Page) =>
  page.evaluate(() =>
    Promise.all([...[...document.images].map((image) => image.decode()), document.fonts.ready]),
  );

/** Counts the requests for an OTP. */
function otpRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/getOtp')) sent.push(request.url());
  });
  return sent;
}

test.describe('the login form of the page', () => {
  const sizes = [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ];
  for (const id of ['36', '10070', '10072']) {
    test(`looks like the app's at ${id}, in every size`, async ({ page, mall }) => {
      // They come after both.
      await page.route(/\/assets\/(photo|headline|bill-first|rights-link)-/, (route) => route.abort());
      const letIn = await openEarly(page, mall, '/login', id);
      await expect(field(page)).toBeFocused();
      await field(page).fill(number);
      await seeAll(page);
      const look = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
      const before: Buffer[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        before.push(await look());
      }
      await letIn();
      for (const [index, size] of sizes.entries()) {
        await page.setViewportSize(size);
        expect((await look()).equals(before[index] ?? Buffer.alloc(0)), `${size.width} px`).toBe(true);
      }
    });
  }

  test('keeps what was typed, caret and selection when the app takes over', { tag: '@journey' }, async ({
    page,
    mall,
  }) => {
    const letIn = await openEarly(page, mall);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('98765001');
    await expect(field(page)).toHaveValue('9876 500 1');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('2');
    await expect(field(page)).toHaveValue('9876 502 01');
    expect(await caret(page)).toEqual([8, 8]);
    await expect(getOtp(page)).toBeDisabled();
    await page.keyboard.type('3');
    await expect(getOtp(page)).toBeEnabled();
    await page.keyboard.press('Shift+Home');
    const selected = await caret(page);
    await letIn();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('9876 502 301');
    expect(await caret(page)).toEqual(selected);
    await page.keyboard.type('5');
    await expect(field(page)).toHaveValue('501');
  });

  test('carries out an early press once, and says that it is under way', async ({ page, mall }) => {
    const sent = otpRequests(page);
    const letIn = await openEarly(page, mall);
    await field(page).fill(number);
    await getOtp(page).click();
    await expect(getOtp(page)).toBeDisabled();
    await expect(getOtp(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await letIn();
    await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  for (const [rule, isTold] of [
    ['lets a tap end where it began', true],
    ['takes over after a tap whose end no event has told it', false],
  ] as const)
    test(rule, async ({ page, mall }) => {
      await page.addInitScript((hears) => {
        addEventListener('pointerup', (event) => hears || event.stopImmediatePropagation(), {
          capture: true,
        });
      }, isTold);
      const sent = otpRequests(page);
      const letIn = await openEarly(page, mall);
      await field(page).fill(number);
      await getOtp(page).hover();
      await page.mouse.down();
      const taken = letIn();
      // The app is there, and waits for the end of the tap.
      await expect(page.locator('#root form')).toBeAttached();
      if (isTold) await expect(early(page)).toBeVisible();
      await page.mouse.up();
      await taken;
      await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
      expect(sent).toHaveLength(1);
    });

  test('tells a wrong number of before, and a field that was left', async ({ page, mall }) => {
    const letIn = await openEarly(page, mall);
    await field(page).fill('98');
    await page.getByRole('heading', { level: 1 }).click();
    await letIn();
    await expect(page.getByText('Please enter a valid 10 digit mobile number.')).toBeVisible();
    await expect(field(page)).not.toBeFocused();
  });

  test('comes back with what the browser has kept of it', async ({ page, mall }) => {
    const letIn = await openEarly(page, mall);
    await letIn();
    await field(page).fill(number);
    await getOtp(page).click();
    await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    await page.getByRole('link', { name: '(edit)' }).click();
    await expect(field(page)).toHaveValue('9876 500 123');
    await page.reload();
    await expect(field(page)).toHaveValue('9876 500 123');
    await expect(getOtp(page)).toBeEnabled();
  });
});
