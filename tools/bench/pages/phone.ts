import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { viewport } from '../bench-malls';

/** ms for every request, and bytes a second. */
interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

/** Lighthouse's slow 4G as a simulation sees it: 1.6 Mbit/s. */
export const loginLine: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Lighthouse's slow 4G as it slows a real browser: 1.47 Mbit/s. */
export const screenLine: Line = { latency: 562, downloadThroughput: 183_750, uploadThroughput: 84_375 };

/** How many times slower the processor is. */
export const usualSlowdown = 4;

/** A phone with an empty browser profile. */
export async function withPhone<T>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, hasTouch: true, ...options });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

export interface SlowPage {
  page: Page;
  setLine: (line: Line) => Promise<void>;
}

/** A page on a slow processor, and on a slow line if one is given. */
export async function slowPage(
  context: BrowserContext,
  { line, slowdown = usualSlowdown }: { line?: Line; slowdown?: number },
): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const setLine = async (next: Line) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...next });
  };
  if (line) await setLine(line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, setLine };
}

export const fastLine: Line = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** What a page has painted so far: ms since it was requested, and its layout shift. */
export interface Paints {
  first: number;
  largest: number;
  shift: number;
}

export async function paintsOf(page: Page): Promise<Paints> {
  const { first, largest, shifts } = await page.evaluate(readPaints);
  return { first, largest, shift: worstShift(shifts) };
}

/** Runs in the page. */
function readPaints(): { first: number; largest: number; shifts: Shift[] } {
  const [largest, shifts] = ['largest-contentful-paint', 'layout-shift'].map((type) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
  });
  return {
    first: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    largest: largest?.at(-1)?.startTime ?? Number.NaN,
    shifts: (shifts ?? [])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ startTime, value }) => ({ startTime, value })),
  };
}

/** As the browser tells it: ms since the page was requested, and how much has moved how far (0–1). */
interface Shift {
  startTime: number;
  value: number;
}

/**
 * Cumulative layout shift (https://web.dev/articles/cls): the largest sum of shifts that follow each other within a
 * second, in at most five seconds.
 */
export function worstShift(shifts: readonly Shift[]): number {
  let [worst, sum, start, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1_000 || startTime - start >= 5_000) [sum, start] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
