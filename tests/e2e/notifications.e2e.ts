import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first();

test('the bell leads to the notifications, which load during scrolling, and Back leads to the same place', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10071');
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveTitle(/^Notifications · /);
  const last = page.locator('li[aria-posinset="66"]');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass({ intervals: [100] });
  const words = await last.getByRole('link').textContent();
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/(notifications\/n\d+|offers|redeem|membership|transactions)$/);
  await page.goBack();
  await expect(last.getByRole('link')).toHaveText(words ?? '');
  await expect(last).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a swipe uncovers Delete', async ({ page, mall }) => {
    await openAs(page, mall, '10071', '/notifications');
    const first = row(page, 'Points for you');
    const button = first.getByRole('button', { name: 'Delete' });
    await expect(first).toBeVisible();
    await expect(button).not.toBeInViewport();
    const box = await first.boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    expect(Math.round(height)).toBe(117); // the list counts on it
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', along?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: along === undefined ? [] : [{ x: x + width * along, y: y + height / 2 }],
      });
    await touch('touchStart', 0.8);
    for (const along of [0.75, 0.65, 0.55, 0.45, 0.35, 0.3]) await touch('touchMove', along);
    await touch('touchEnd');
    await expect(button).toBeInViewport({ ratio: 0.9 });
    await button.tap();
    await expect(page.getByText('Points for you')).toBeHidden();
  });
});
