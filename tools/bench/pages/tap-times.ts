import { setTimeout as pass } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { serveMall } from '../bench-malls';
import type { Side } from './figures';
import { type Figure, firstLine, type Sample, type Trial } from './figures';
import { screenLine, slowPage, withPhone } from './phone';
import { tapTable } from './tables';
import { type Tap, type Walk, walks } from './taps';

/** Two malls with different looks, in turns. */
const malls = ['36', '10072'];

/** What is shorter than this, the browser does not tell; ms. */
const shortest = 16;
/** ms until something that a tap leads to has to show. */
const patience = 10_000;
/** ms that nobody looks at the page after a tap. Playwright's search for what shows is work for its slow processor. */
const alone = 300;

export const tapTrials: readonly Trial<Side>[] = walks.map((walk) => ({
  name: `taps from ${walk.from}`,
  measure: ({ browser, sites }, run, tell) =>
    serveMall(sites, malls[run % malls.length], async (mall) => {
      const storageState = await mall.session();
      return withPhone(browser, { serviceWorkers: 'block', storageState }, async (context) => {
        context.setDefaultTimeout(patience);
        await context.addInitScript(watchInteractions);
        const { page, setLine } = await slowPage(context, {});
        await page.goto(mall.url(walk.from));
        await walk.shows(page).waitFor();
        await page.waitForLoadState('networkidle');
        await setLine(screenLine);
        return walkTimes(page, walk, tell);
      });
    }),
}));

/** The rest of a walk is left out where a tap finds nothing to tap, or leads nowhere. */
async function walkTimes(page: Page, { taps }: Walk, tell: (line: string) => void): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const tap of taps) {
    const value = await tapTime(page, tap).catch((error: unknown) => {
      tell(`${tap.kind}: ${firstLine(error)}`);
    });
    if (value === undefined) break;
    samples.push({ table: tapTable, name: tap.kind, value });
  }
  return samples;
}

/** All taps as one figure. */
export function allTaps(figures: readonly Figure[]): Figure {
  const taps = figures.filter(({ table }) => table === tapTable);
  return { table: tapTable, name: 'all', pairs: taps.flatMap(({ pairs }) => pairs) };
}

async function tapTime(page: Page, { on, before, by = touch, shows }: Tap): Promise<number> {
  const target = on(page);
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
  await before?.(target);
  await target.scrollIntoViewIfNeeded(); // waits until it stands still
  await page.evaluate(forgetInteractions);
  await by(target);
  await pass(alone);
  await shows(page).waitFor();
  return Math.max(shortest, await page.evaluate(longestInteraction));
}

/** A finger on the middle. Playwright's own tap checks more in that moment, and would keep a slow processor busy. */
async function touch(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what was to be tapped has gone');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

declare global {
  /** In the page: durations of what somebody did; ms. */
  var interactions: number[];
}

/**
 * Runs in the page before its own scripts. A duration goes from the tap to the presentation of the next frame
 * (https://developer.mozilla.org/docs/Web/API/PerformanceEventTiming).
 */
function watchInteractions(): void {
  globalThis.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) globalThis.interactions.push(entry.duration);
    }
    // TypeScript's library does not know the threshold.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page: waits until it has nothing to do. */
function forgetInteractions(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(
      () => {
        globalThis.interactions = [];
        resolve();
      },
      { timeout: 2_000 },
    );
  });
}

/** Runs in the page. The browser tells a duration some frames later, and one that is shorter than it tells never. */
async function longestInteraction(): Promise<number> {
  for (const wait of [200, 800]) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (globalThis.interactions.length > 0) break;
  }
  return Math.max(0, ...globalThis.interactions);
}
