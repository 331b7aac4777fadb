import type { CDPSession, Page } from 'playwright-core';
import { type Recording, recorded, startRecording } from './scroll-recorder';

/** One way through a list, from top to end. */
export interface Run extends Recording {
  /** Processor time of the page's JavaScript; ms. */
  script: number;
}

/** px per turn of the wheel, one turn at a time: a fast thumb. */
const turn = 600;

/** Turns at the end of the page in which nothing more comes; a page of a list comes sooner. */
const patience = 120;

/** Scrolls the page's list to its end, which comes after at least so many items. Throws when the page ends before. */
export async function scrollThrough(page: Page, atLeast: number): Promise<Run> {
  await page.locator('li[aria-posinset="1"]').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  // Not by the clock: what else runs on the machine must not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.mouse.move(195, 500);
  await page.evaluate(startRecording);
  const before = await scriptTime(session);
  await turnToEnd(page, atLeast);
  const script = (await scriptTime(session)) - before;
  return { ...(await page.evaluate(recorded)), script };
}

async function turnToEnd(page: Page, atLeast: number): Promise<void> {
  for (let idle = 0; idle < patience; ) {
    await page.mouse.wheel(0, turn);
    const end = await page.evaluate(endAtNextFrame, atLeast);
    if (end === 'of the list') return;
    idle = end === 'of the page' ? idle + 1 : 0;
  }
  throw new Error(`${page.url()} ends before its list does.`);
}

/** Runs in the page: which end is on screen at the next frame. A list that loads page by page does not know its own. */
function endAtNextFrame(atLeast: number): Promise<'of the list' | 'of the page' | undefined> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      const last = [...document.querySelectorAll('li[aria-posinset]')].at(-1);
      const size = Number(last?.ariaSetSize);
      const complete = size >= atLeast && Number(last?.ariaPosInSet) === size;
      resolve(atEnd ? (complete ? 'of the list' : 'of the page') : undefined);
    });
  });
}

/** Since the page's start; ms. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'ScriptDuration');
  if (!metric) throw new Error('This Chromium does not tell the time of scripts.');
  return metric.value * 1000;
}
