import { expect, openAs, test } from './fixtures';
import { holdBack } from './hold-back';
import { withConfig } from './with-config';

const text = 'Mitti Court opens on 24 December <3';
const days = [
  ['2026-12-23T12:00+05:30', false],
  ['2026-12-24T00:30+05:30', true],
  ['2026-12-31T23:30+05:30', true],
  ['2027-01-01T00:30+05:30', false],
] as const;

test('the launch banner shows from its first day to its last, from the first paint, and nothing moves', async ({
  page,
  mall,
}) => {
  const launch = { from: '2026-12-24', until: '2026-12-31', text };
  await withConfig(mall, '36', { launch }, async (own) => {
    const banner = page.locator('.launch:visible');
    const letIn = await holdBack(page, '**/assets/main-*.js');
    for (const [now, isShown] of days) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(own.url('36', '/login'), { waitUntil: 'commit' });
      await expect(page.getByLabel('Mobile number')).toBeVisible();
      await expect(banner).toHaveText(isShown ? [text] : []);
    }
    await page.clock.setFixedTime(new Date('2026-12-24T12:00'));
    await page.goto(own.url('36', '/login'), { waitUntil: 'commit' });
    await expect(banner).toHaveText(text);
    await expect(page.getByLabel('Mobile number')).toBeFocused();
    const places = () =>
      page
        .locator('main')
        .locator('.launch, h1, input, button')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await places();
    letIn();
    await expect(page.locator('#first-login')).toHaveCount(0);
    await expect(banner).toHaveText(text);
    expect(await places()).toEqual(before);
    expect(before).toHaveLength(4);

    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openAs(page, own, '36');
    await expect(page.getByText('Available Points')).toBeVisible();
    await expect(banner).toHaveText(text);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    await page.goto(own.url('36', '/more'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});
