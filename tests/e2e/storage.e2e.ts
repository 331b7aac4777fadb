import type { Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, test } from './fixtures';
import { logIn } from './login-screens';

/** Refuses them like Chromium when a shopper blocks cookies and site data. */
async function block(
  page: Page,
  parts: readonly ('localStorage' | 'sessionStorage' | 'indexedDB' | 'locks')[],
) {
  await page.addInitScript((blocked) => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const part of blocked) {
      if (part === 'locks') navigator.locks.request = async () => refuse();
      else Object.defineProperty(window, part, { get: refuse });
    }
  }, parts);
}

test('If storage is blocked, the login says so and requests no OTP', async ({ page, mall }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await block(page, ['localStorage', 'sessionStorage', 'indexedDB', 'locks']);
  await page.goto(mall.url('10072', '/dashboard'));
  await expect(page.getByRole('alert').filter({ hasText: 'blocks storage' })).toBeVisible();
  await page.getByLabel('Mobile number').fill(people.aarav.mobile);
  await expect(page.getByRole('button', { name: 'GET OTP' })).toBeDisabled();
  await page.getByLabel('Mobile number').press('Enter');
  await expect(page).toHaveURL(mall.url('10072', '/login'));
  expect(() => mall.otpFor(people.aarav.mobile)).toThrow();
  expect(problems).toEqual([]);
});

test('If only databases and locks are refused, a customer logs in and stays logged in', async ({
  page,
  mall,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await block(page, ['indexedDB', 'locks']);
  await logIn(page, mall, '10072');
  await page.reload();
  await expect(page.getByText('Available Points')).toBeVisible();
  expect(problems).toEqual([]);
});
