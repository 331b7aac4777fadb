import { test as base, expect, type Page } from '@playwright/test';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { people } from '../../sandbox/members/sample-people';
import { sampleSession } from '../../tools/shared/sample-session';
import { type Mall, type ServedSites, serveSites } from './serve-sites';

export type { Mall };

/** What a page did last, for the output of a test that fails: calls and their answers, addresses, its console. */
function lastSteps(page: Page): string[] {
  const steps: string[] = [];
  const start = performance.now();
  const add = (step: string) => {
    steps.push(`${Math.round(performance.now() - start)} ms ${step}`);
    if (steps.length > 40) steps.shift();
  };
  page.on('console', (message) => add(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => add(`error: ${error.message}`));
  page.on('framenavigated', (frame) => add(`now at ${frame.url()}`));
  page.on('requestfailed', (request) => add(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.request().method() === 'POST') add(`${response.status()} ${response.url()}`);
  });
  return steps;
}

/** Each test gets its own database and server on a port of its own. The sites are built once for all tests. */
export const test = base.extend<{ mall: ServedSites }>({
  page: async ({ page }, use, info) => {
    const steps = lastSteps(page);
    await use(page);
    if (info.status !== info.expectedStatus) console.log(`${info.title}:\n${steps.join('\n')}`);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  mall: async ({}, use) => {
    const mall = await serveSites();
    await use(mall);
    await mall.end();
  },
});

export { expect };

/**
 * Logs a customer in without the login screens, which only journeys about login, OTP, registration and session go
 * through. It opens no screen of the app.
 */
export async function signInAs(
  page: Page,
  mall: Mall,
  merchantId: string,
  mobileNumber?: string,
): Promise<void> {
  // A file of the site that runs no script.
  await openAs(page, mall, merchantId, '/manifest.webmanifest', mobileNumber);
}

/** Opens a screen as a customer who is logged in. */
export async function openAs(
  page: Page,
  mall: Mall,
  merchantId: string,
  path = '/dashboard',
  mobileNumber: string = people.aarav.mobile,
): Promise<void> {
  const values = await sampleSession(mall.sandbox, merchantId, mobileNumber, developmentPayloadKey);
  // Only the journeys about installing get the offer to install.
  const stored = { ...values, promptCounter: '3' };
  const script = await page.addInitScript((all) => void Object.assign(localStorage, all), stored);
  await page.goto(mall.url(merchantId, path), { waitUntil: 'commit' });
  // Before the app can load its page again, which must not bring the session back.
  await script.dispose();
  await page.waitForLoadState();
}
