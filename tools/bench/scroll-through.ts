import type { CDPSession, Page } from 'playwright-core';
import { type Recording, scrollSteadily } from './scroll-recorder';

/** The figures of the last stretch of a list, scrolled steadily. */
export interface Run extends Recording {
  /** Processor time of the page's JavaScript, in ms. */
  script: number;
}

/** px/s, as fast as a hard fling. */
const speed = 4000;

/** How many items are scrolled and measured, for any length of the list. */
const stretch = 150;

/** px per turn of the wheel, before the measured stretch. */
const turn = 600;

/** The list has ended after so many turns without new items. A page of a list loads faster. */
const patience = 120;

/**
 * Scrolls the page's list to its end and measures the last stretch. The list gets at least so many items; throws if the
 * page ends before.
 */
export async function scrollThrough(page: Page, atLeast: number): Promise<Run> {
  await page.locator('li[aria-posinset="1"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(195, 500);
  await turnTo(page, atLeast - stretch);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // Processor time, because other programs on the machine must not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await scriptTime(session);
  const recording = await page.evaluate(scrollSteadily, { atLeast, speed });
  return { ...recording, script: (await scriptTime(session)) - before };
}

/** Turns the wheel until the item with this number is in the document. */
async function turnTo(page: Page, item: number): Promise<void> {
  for (let idle = 0; idle < patience; ) {
    const place = await page.evaluate(placeAtNextFrame);
    if (place.item >= item) return;
    idle = place.atEnd ? idle + 1 : 0;
    await page.mouse.wheel(0, turn);
  }
  throw new Error(`${page.url()} ends before its list does.`);
}

/** Runs in the page: the number of the last item in the document, and whether the page ends on screen. */
function placeAtNextFrame(): Promise<{ item: number; atEnd: boolean }> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const last = [...document.querySelectorAll('li[aria-posinset]')].at(-1);
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      resolve({ item: Number(last?.ariaPosInSet), atEnd });
    });
  });
}

/** ms since the page's start. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!metric) throw new Error('This Chromium does not tell the time of scripts.');
  return metric.value * 1000;
}
