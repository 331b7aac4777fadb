import type { Page } from '@playwright/test';
import { operate, pageOf } from '../sandbox/harness';
import { expect, type Mall, openAs, test } from './fixtures';

const told = (page: Page) => page.getByText(/^You got [\d,.]+ P for your bill/).last();
const learned = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('state.arrivals'))).not.toBeNull();

/** The operator approves the oldest bill of Aarav that waits. */
async function approve(mall: Mall): Promise<void> {
  const row = (await pageOf(mall, '/malls/10072'))
    .split('<tr>')
    .find((each) => each.includes('Aarav') && each.includes('Approve'));
  const bill = /name="bill" value="(\d+)"/.exec(row ?? '')?.[1] ?? '';
  await operate(mall, 'bills', { bill, decision: 'approve', amount: '12,000' }, '10072');
}

/** From the next page on: every balance that home shows, with its moment (ms). */
const watchBalance = (page: Page) =>
  page.addInitScript(() => {
    const shown: [points: string, at: number][] = [];
    Object.assign(globalThis, { shown });
    const look = () => {
      const points = document.querySelector('main a[href="/transactions"] [data-size]')?.textContent ?? '';
      if (/\d/.test(points) && points !== shown.at(-1)?.[0]) shown.push([points, performance.now()]);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
const balances = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(globalThis, 'shown') as [string, number][]).map(
      ([points, at]) => [Number(points.replace(/[^\d.]/g, '')), at] as const,
    ),
  );

test('the points of a bill that the operator approves count up once, and in words alone with reduced motion', async ({
  page,
  mall,
}) => {
  await openAs(page, mall, '10072');
  await learned(page);
  await approve(mall);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchBalance(page);
  await page.reload();
  await expect(told(page)).toBeVisible();
  const last = 12_480.5 + 180;
  await expect.poll(async () => (await balances(page)).at(-1)?.[0]).toBe(last);
  const counted = (await balances(page)).filter(([, at], _, all) => at >= (all.at(-1)?.[1] ?? 0) - 1_200);
  expect(counted.length).toBeGreaterThan(4);
  expect(Math.min(...counted.map(([points]) => points))).toBeLessThan(12_520);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(told(page)).toHaveCount(0);
  expect((await balances(page)).map(([points]) => points)).toEqual([last]);

  await approve(mall);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(told(page)).toBeVisible();
  const still = (await balances(page)).map(([points]) => points);
  expect(still.filter((points) => points !== last)).toHaveLength(1);
});
