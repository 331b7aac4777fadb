import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './fixtures';
import { holdBack } from './hold-back';

/** px that a block may move when its outline becomes content. */
const tolerance = 8;

/** The outermost cards, pictures and fields of the screen that begin in the window: where each begins, and how high it is. */
function blocks(page: Page): Promise<[top: number, height: number][]> {
  return page.getByRole('main').evaluate((main) => {
    const found: Element[] = [];
    for (const element of main.querySelectorAll('*')) {
      const { top, width } = element.getBoundingClientRect();
      const isBlock = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= 8;
      if (!isBlock || width < main.clientWidth * 0.8 || top > innerHeight) continue;
      if (!found.some((other) => other.contains(element))) found.push(element);
    }
    return found.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    });
  });
}

const distance = (one = Number.NaN, other = Number.NaN) => Math.abs(one - other);

for (const [path, words, count, width = 390] of [
  ['/dashboard', 'Available Points', 3],
  ['/dashboard', 'Available Points', 3, 320],
  ['/transactions', 'Available', 1], // below the totals may stand what expires soon
  ['/transactions?tab=bills', 'Earned', 2],
  ['/transactions?tab=vouchers', 'Voucher Code', 1], // another month may begin after each voucher
  ['/store-locator', 'Electronics', 3],
  ['/store-locator/1', 'Shop number', 2],
] as const) {
  test(`what comes at ${path} takes the place of its outline, at ${width} px`, async ({ page, mall }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, mall, '36');
    const letGo = await holdBack(page, '**/api/**');
    await page.goto(mall.url('36', path));
    await expect(page.getByRole('main')).toBeVisible();
    const outlines = await blocks(page);
    letGo();
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const content = await blocks(page);
    for (const at of Array(count).keys()) {
      const [[top, height], [outlineTop, outlineHeight]] = [content[at] ?? [], outlines[at] ?? []];
      const where = `${JSON.stringify(content)} in the place of ${JSON.stringify(outlines)}`;
      expect.soft(distance(top, outlineTop), where).toBeLessThanOrEqual(tolerance);
      // The last one may hold more rows than its outline, or fewer.
      if (count === 1 || at < count - 1)
        expect.soft(distance(height, outlineHeight), where).toBeLessThanOrEqual(tolerance);
    }
  });
}
