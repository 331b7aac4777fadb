import type { Locator, Page } from '@playwright/test';
import { people } from '../../sandbox/members/sample-people';
import { expect, openAs, signInAs, test } from './fixtures';
import { holdBack } from './hold-back';

/** A mall with a typeface of its own; 36 has none. */
const mallWithFont = '10070';
const family = 'Plus Jakarta Sans';

test('texts and the rupee sign are drawn in the typeface of the mall', async ({ page, mall }) => {
  await openAs(page, mall, mallWithFont, '/membership', people.aarav.mobile);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect.poll(() => fontsOf(page, title)).toEqual([family]);
  const money = page.getByText('₹').first();
  await expect(money).toBeVisible();
  await expect.poll(() => fontsOf(page, money)).toEqual([family]);
});

test('nothing moves when the typeface arrives late, and no text waits for it', async ({ page, mall }) => {
  const letFontIn = await holdBack(page, '**/assets/font-*.woff2');
  await signInAs(page, mall, mallWithFont);
  // the load event waits for the font
  await page.goto(mall.url(mallWithFont, '/dashboard'), { waitUntil: 'commit' });
  await expect(page.getByText('Available Points')).toBeVisible();
  await expect(page.getByRole('alert')).toBeAttached();
  const points = page.getByText('Available Points');
  expect(await fontsOf(page, points)).not.toContain(family);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const before = await heights(page);
  letFontIn();
  await expect.poll(() => fontsOf(page, points)).toEqual([family]);
  expect(await heights(page)).toEqual(before);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test('a mall without a typeface fetches the font of its headline alone, once its screen is there', async ({
  page,
  mall,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openAs(page, mall, '36');
  await expect(page.getByText('Available Points')).toBeVisible();
  await expect.poll(() => fonts).toHaveLength(1);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
});

/** The fonts of the device or the page that the browser really draws an element's text in. */
async function fontsOf(page: Page, element: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await element.evaluate((node) => node.setAttribute('data-looked-at', ''));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-looked-at]',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((node) => node.removeAttribute('data-looked-at'));
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

function heights(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, main p, main a, nav a')].map((element) =>
      Math.round(element.getBoundingClientRect().height),
    ),
  );
}
