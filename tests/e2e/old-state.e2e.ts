import type { Page } from '@playwright/test';
import { products } from './catalogue';
import { expect, type Mall, openAs, test } from './fixtures';

/** Data that an older release could have kept. All its values have wrong shapes. */
const otherShapes = {
  'state.queries': {
    userId: '1',
    queries: [
      { key: ['merchant-details'], data: 'Aarav', updatedAt: Date.now() },
      { key: ['banners', 1], data: { first: { picture: 7 } }, updatedAt: Date.now() },
      { key: ['products', 'home'], data: 'none', updatedAt: Date.now() },
      { key: ['unread-count'], data: { count: [] }, updatedAt: Date.now() },
    ],
  },
  'state.wallet': { version: 0, userId: '1', entries: 'none' },
  'state.redeem': { state: { view: 7, sortBy: {}, search: null, filter: 'none' }, version: 0 },
  'state.offerSearch': { state: { text: ['pizza'] }, version: 0 },
  'state.otp': { state: { resendCount: 'many' }, version: 0 },
};

/** Writes values to storage in the way of the app, with its key, on a page of the site that is not a screen. */
async function leaveInStorage(page: Page, mall: Mall, values: Record<string, string>): Promise<void> {
  await page.goto(mall.url('10072', '/manifest.webmanifest'));
  await page.evaluate(async (all) => {
    const key = await new Promise<CryptoKey>((resolve, reject) => {
      const opened = indexedDB.open('client-state');
      opened.onerror = reject;
      opened.onsuccess = () => {
        const found = opened.result.transaction('keys').objectStore('keys').get('aes-gcm');
        found.onsuccess = () => resolve(found.result);
      };
    });
    for (const [name, value] of Object.entries(all)) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = new TextEncoder().encode(value);
      const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
      localStorage.setItem(name, btoa(String.fromCharCode(...iv, ...cipher)));
    }
  }, values);
}

test('a new release starts, and shows every screen, with data that one with another contract kept', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10072');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('state.queries'))).not.toBeNull();
  const label = `0123456789abcdef ${Date.now()}\n`;
  const kept = Object.entries(otherShapes).map(([name, value]) => [name, label + JSON.stringify(value)]);
  // Without the backend, a screen has only kept data.
  await page.route('**/api/**', (route) => route.abort());
  await leaveInStorage(page, mall, Object.fromEntries(kept));
  for (const [path, title] of [
    ['/dashboard', 'Hi!'],
    ['/redeem', 'Redeem'],
    ['/offers', 'Offers'],
  ] as const) {
    await page.goto(mall.url('10072', path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  }
  await page.unroute('**/api/**');
  const product = { id: 7, productId: { value: '500' }, name: null };
  await page.evaluate(
    (left) => history.replaceState({ ...history.state, product: left, relatedTo: left }, '', '/redeem'),
    product,
  );
  await page.reload();
  await expect(products(page)).toHaveCount(18);
  await page.goto(mall.url('10072', '/dashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Aarav!');
});
