import { expect, type Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';

/** What the login screens need from a mall. nginx and the benchmarks provide it as well. */
export interface Door {
  /** Absolute address on a merchant's site. The path may be left out. */
  url: (merchantId: string, path?: string) => string;
  /** The OTP that was last sent to a number. Fails when none was. */
  otpFor: (mobileNumber: string) => string;
}

/** Requests an OTP and stops at its screen. */
export async function requestOtp(
  page: Page,
  mall: Door,
  merchantId: string,
  mobileNumber: string,
): Promise<void> {
  await page.goto(mall.url(merchantId, '/login'));
  await askForOtp(page, mobileNumber);
}

/** The same at a login that is open. */
export async function askForOtp(page: Page, mobileNumber: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByRole('button', { name: 'GET OTP' }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function enterOtp(page: Page, otp: string): Promise<void> {
  await page.getByLabel('OTP digit 1').click();
  await page.keyboard.type(otp);
  await page.getByRole('button', { name: 'VERIFY OTP' }).click();
}

/** Requests an OTP and verifies it. The next screen depends on the person. */
export async function verifyOtp(
  page: Page,
  mall: Door,
  merchantId: string,
  mobileNumber: string,
): Promise<void> {
  await requestOtp(page, mall, merchantId, mobileNumber);
  await enterOtp(page, mall.otpFor(mobileNumber));
}

/** Logs in a complete customer through the screens and waits for the dashboard. */
export async function logIn(
  page: Page,
  mall: Door,
  merchantId: string,
  mobileNumber: string = people.aarav.mobile,
): Promise<void> {
  await verifyOtp(page, mall, merchantId, mobileNumber);
  await expect(page.getByText('Available Points')).toBeVisible();
}
