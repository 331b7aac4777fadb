import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Lets the time of a page with a clock of its own (`page.clock.install()`) pass until what comes later is there. */
export async function passTimeUntil(page: Page, late: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return late.isVisible();
    })
    .toBe(true);
}
