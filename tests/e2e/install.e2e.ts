import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { passTimeUntil } from './pass-time';

/** Opens the dashboard for a shopper who was never asked. The offer comes some seconds later. */
async function openUnasked(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.evaluate(() => localStorage.removeItem('promptCounter'));
  await page.goto(address);
}

const counted = (page: Page) => page.evaluate(() => localStorage.getItem('promptCounter'));

test("the dashboard offers the browser's question, and counts how it was answered", async ({
  page,
  mall,
}) => {
  await page.addInitScript(() => {
    // Chromium asks once it has found a site engaging enough, often before any screen is there.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'complete') return;
      const question = new Event('beforeinstallprompt', { cancelable: true });
      const userChoice = Promise.resolve({ outcome: 'dismissed' });
      dispatchEvent(Object.assign(question, { prompt: () => Promise.resolve(), userChoice }));
    });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, mall, '10071');
  await openUnasked(page, mall.url('10071', '/dashboard'));
  const card = page.getByRole('dialog', { name: 'Install Neeltara Miles' });
  await passTimeUntil(page, card);
  await card.getByRole('button', { name: 'INSTALL' }).click();
  await expect(card).toBeHidden();
  await expect.poll(() => counted(page)).toBe('1');

  await page.reload(); // asked again, because there may be three offers
  await passTimeUntil(page, card);
  await card.getByRole('button', { name: 'Close' }).click();
  expect(await counted(page)).toBe('2');
});

test('the instructions leave the screen usable, go with the dashboard, and come once', async ({
  page,
  mall,
}) => {
  await signInAs(page, mall, '36');
  await openUnasked(page, mall.url('36', '/dashboard'));
  const card = page.getByRole('dialog', { name: 'Install Mitti Circle' });
  await passTimeUntil(page, card);
  await expect(card).toContainText("Open the browser's menu and tap 'Add to Home Screen'.");
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await expect(card).toBeHidden();
  await page.getByRole('link', { name: 'Home' }).click();
  await passTimeUntil(page, card);
  await card.getByRole('button', { name: 'Close' }).click();
  expect(await counted(page)).toBe('1');
});
