import type { Browser, BrowserContext } from 'playwright-core';
import { type ServedMall, viewport } from './bench-malls';

/** How long a shopper at a till waits for the code of the card, without a network. */
export interface OfflineStart {
  /** Median, ms from the request for the page to the frame with the code on the whole screen. */
  card: number;
}

/** An odd number, so that the median is one of them. */
const defaultRuns = 5;
const processorSlowdown = 4;
const code = '[role=dialog] [role=img], [role=dialog] img';

/** Opens the shortcut 'My card' on a slow phone without a network, on which the app was closed. */
export async function offlineStart(
  browser: Browser,
  mall: ServedMall,
  runs = defaultRuns,
): Promise<OfflineStart> {
  const storageState = await mall.session(browser);
  const context = await browser.newContext({ viewport, serviceWorkers: 'allow', storageState });
  try {
    const page = await context.newPage();
    await page.goto(mall.url('/dashboard'));
    await page.waitForFunction(() => localStorage.getItem('state.wallet') !== null);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    await page.close();
    await context.setOffline(true);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await cardTime(context, mall));
    return { card: times.sort((one, other) => one - other)[(runs - 1) / 2] ?? Number.NaN };
  } finally {
    await context.close();
  }
}

async function cardTime(context: BrowserContext, mall: ServedMall): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(mall.url('/membership?show=card'), { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0 && box.height > 0 ? performance.now() : undefined;
    },
    code,
    { polling: 'raf' },
  );
  const time = (await shown.jsonValue()) ?? Number.NaN;
  await page.close();
  return time;
}

/** As lines of a table, in seconds. */
export function offlineTable({ card }: OfflineStart): string {
  return `${'Start without a network until the code of the card, s (median)'.padEnd(72)}${(card / 1000).toFixed(1).padStart(12)}`;
}
