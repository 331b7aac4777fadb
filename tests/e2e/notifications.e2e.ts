import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first();

const open = (page: Page, text: string) => row(page, text).getByRole('link').click();

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

test('a tap makes a notification read and opens it, or what it links to; hostile links open it itself', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36', '/notifications');
  const first = row(page, 'Points for you');
  await expect(first.getByText('Unread')).toBeAttached();
  await expect(first.getByText(/^\d+ minutes ago$/)).toBeVisible();
  await open(page, 'Points for you');
  await expect(page.getByRole('heading', { level: 2, name: 'Points for you' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(first).toBeVisible();
  await expect(first.getByText('Unread')).not.toBeAttached();

  await open(page, 'A script in the link');
  await expect(page).toHaveURL(/\/notifications\/n\d+$/);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  const outside = row(page, 'Festive lights outside').getByRole('link');
  await expect(outside).toHaveAttribute('href', 'https://festival.example/lights');
  await expect(outside).toHaveAttribute('target', '_blank');
  await open(page, 'New offers');
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();

  await page.goto(mall.url('36'));
  await expect(page.getByText('2 unread')).toBeAttached();
});

test('a notification is deleted with mouse and keyboard, and stays gone', async ({ page, mall }) => {
  await openAs(page, mall, '36', '/notifications');
  await row(page, 'Points for you').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Points for you')).toBeHidden();
  const second = row(page, 'No picture came along');
  await second.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(second.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toBeHidden();
  await page.reload();
  await expect(row(page, 'This one came without a title.')).toBeVisible();
  await expect(page.getByText('Points for you')).toBeHidden();
  await expect(second).toBeHidden();
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
