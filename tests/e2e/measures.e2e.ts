import { expect, openAs, test } from './fixtures';

test('header and progress bar grow with the window, and the column stops at 660 px', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '36', '/more');
  const measured: [window: number, header: number, bar: number][] = [];
  for (const width of [320, 321, 361, 381, 401, 421, 481, 610, 641]) {
    await page.setViewportSize({ width, height: 844 });
    const [height, bar] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--ui-header-height', '--ui-progress-height'].map((name) =>
        Number.parseFloat(style.getPropertyValue(name)),
      );
    });
    measured.push([width, height ?? 0, bar ?? 0]);
  }
  const heights = measured.map(([, height]) => height);
  const bars = measured.map(([, , bar]) => bar);
  expect([heights[0], heights.at(-1), bars[0], bars.at(-1)]).toEqual([43, 86, 31, 45]);
  // Every window is a step of its own, and none makes anything smaller.
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
  expect(bars).toEqual([...bars].sort((a, b) => a - b));
  const header = await page.locator('header').boundingBox();
  expect(Math.floor(header?.height ?? 0)).toBeGreaterThanOrEqual(86);
  await page.setViewportSize({ width: 1280, height: 844 });
  expect((await page.getByRole('main').boundingBox())?.width).toBe(660);
});
