import { test as base, expect, type Page } from '@playwright/test';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { startServer } from '../../sandbox/serve';
import { e2eMerchants, sitesFolder } from './sites';

export interface Mall {
  sandbox: Sandbox;
  /** Absolute address on a merchant's site; the path may stay out. */
  url: (merchantId: string, path?: string) => string;
  /** The OTP that was last sent to a number. Fails when none was. */
  otpFor: (mobileNumber: string) => string;
  /** Sets the sandbox's clock. */
  setNow: (now: () => Date) => void;
}

/** What logging in takes; also the benchmark has it. */
export type Door = Pick<Mall, 'url' | 'otpFor'>;

/** Each test gets its own database and server, on a port of its own, over the sites that were built once. */
export const test = base.extend<{ mall: Mall }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  mall: async ({}, use) => {
    const merchants = await e2eMerchants();
    let clock = () => new Date();
    const sandbox = await createSandbox({ db: ':memory:', merchants, now: () => clock() });
    const server = await startServer({ root: sitesFolder, sandbox, merchants, port: 0 });
    await use({
      sandbox,
      url: (merchantId, path = '/') => `http://${merchantId}.localhost:${server.port}${path}`,
      otpFor: (mobileNumber) => sandbox.outbox.latestOtp(mobileNumber),
      setNow: (now) => {
        clock = now;
      },
    });
    await server.close();
    await sandbox.close();
  },
});

export { expect };

/** Sample customers of the sandbox's seed (docs/sandbox.md). */
export const people = {
  full: '9876500001',
  gold: '9876500002',
  elsewhere: '9876500003',
  incomplete: '9876500004',
  stranger: '9812345670',
} as const;

/** Asks for an OTP and stops at its screen. */
export async function requestOtp(
  page: Page,
  mall: Door,
  merchantId: string,
  mobileNumber: string,
): Promise<void> {
  await page.goto(mall.url(merchantId, '/login'));
  await page.getByLabel('Mobile number').fill(mobileNumber);
  await page.getByRole('button', { name: 'GET OTP' }).click();
  await expect(page.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
}

export async function typeOtp(page: Page, otp: string): Promise<void> {
  await page.getByLabel('OTP digit 1').click();
  await page.keyboard.type(otp);
}

/** Logs in a complete customer and waits for the dashboard. */
export async function logIn(
  page: Page,
  mall: Door,
  merchantId: string,
  mobileNumber: string = people.full,
): Promise<void> {
  await requestOtp(page, mall, merchantId, mobileNumber);
  await typeOtp(page, mall.otpFor(mobileNumber));
  await page.getByRole('button', { name: 'VERIFY OTP' }).click();
  await expect(page.getByText('Available Points')).toBeVisible();
}
