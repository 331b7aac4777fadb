import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ServedMall } from './bench-malls';
import { viewport } from './bench-malls';

/** How long a shopper waits for the main content of a screen: medians in ms. */
export interface TimeToContent {
  address: string;
  /** The content that counts. */
  content: string;
  /** The address opened with an empty cache. */
  cold: number;
  /** The address opened again, with the service worker. */
  warm: number;
  /** After a tap on the dashboard. `undefined` for the dashboard itself. */
  tap: number | undefined;
}

/** Rounds per figure. An odd number, so that the median is one of them. */
const defaultRuns = 5;

/** Lighthouse's applied slow 4G: ms for every request, and bytes a second. */
const slow4G = { offline: false, latency: 562, downloadThroughput: 183_750, uploadThroughput: 84_375 };
const processorSlowdown = 4;

interface Target {
  address: string;
  content: string;
  /** An element that must exist. */
  selector: string;
  /** The text of that element, if it has one. */
  text?: string;
}

const targets: readonly Target[] = [
  { address: '/dashboard', content: 'balance', selector: 'main', text: 'Available Points' },
  { address: '/redeem', content: 'first product picture', selector: 'main li[aria-posinset] img' },
  {
    address: '/membership',
    content: 'card with its bar code',
    selector: 'main [aria-label^="Bar code of membership"]',
  },
];

/** Opens the screens as a customer on a slow phone: for the first time, once more, and with a tap on the dashboard. */
export async function timeToContent(
  browser: Browser,
  mall: ServedMall,
  runs = defaultRuns,
): Promise<TimeToContent[]> {
  const session = await mall.session(browser);
  const times: TimeToContent[] = [];
  for (const target of targets) {
    const { address, content } = target;
    const open = (serviceWorkers: 'allow' | 'block') =>
      browser.newContext({ viewport, serviceWorkers, storageState: session, hasTouch: true });
    const cold = await median(runs, () =>
      withContext(open('block'), (context) => coldTime(context, mall, target)),
    );
    const warm = await median(runs, () =>
      withContext(open('allow'), (context) => warmTime(context, mall, target)),
    );
    const tap =
      address === '/dashboard'
        ? undefined
        : await median(runs, () => withContext(open('block'), (context) => tapTime(context, mall, target)));
    times.push({ address, content, cold, warm, tap });
  }
  return times;
}

async function withContext<T>(
  opening: Promise<BrowserContext>,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await opening;
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

async function coldTime(context: BrowserContext, mall: ServedMall, target: Target): Promise<number> {
  const page = await slowPage(context);
  await page.goto(mall.url(target.address), { waitUntil: 'commit' });
  return shownAt(page, target);
}

async function warmTime(context: BrowserContext, mall: ServedMall, target: Target): Promise<number> {
  const first = await context.newPage();
  await first.goto(mall.url(target.address));
  await shownAt(first, target);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForLoadState('networkidle'); // by then the kept data is written as well
  await first.close();
  return coldTime(context, mall, target);
}

async function tapTime(context: BrowserContext, mall: ServedMall, target: Target): Promise<number> {
  const page = await slowPage(context);
  await page.goto(mall.url('/dashboard'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true });
  });
  await page.locator(`main a[href="${target.address}"]`).first().tap();
  const shown = await shownAt(page, target);
  return shown - (await page.evaluate(() => performance.getEntriesByName('tap')[0]?.startTime ?? Number.NaN));
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return page;
}

/** When a frame showed the content, in ms since the page was requested. */
async function shownAt(page: Page, { selector, text }: Target): Promise<number> {
  const shown = await page.waitForFunction(contentShownAt, { selector, text }, { polling: 'raf' });
  return (await shown.jsonValue()) ?? Number.NaN;
}

/** Runs in the page. */
function contentShownAt({ selector, text }: { selector: string; text: string | undefined }) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (text && !element.innerText.includes(text)) continue;
    if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0)) continue;
    return performance.now();
  }
  return undefined;
}

async function median(runs: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await measure());
  return times.sort((one, other) => one - other)[(runs - 1) / 2] ?? Number.NaN;
}

/** As lines of a table, in seconds. */
export function contentTable(times: readonly TimeToContent[]): string {
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(48)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  const seconds = (ms: number | undefined) => (ms === undefined ? '' : (ms / 1000).toFixed(1));
  return [
    row('Time to content on slow 4G, s (medians)', ['cold', 'warm', 'after a tap']),
    ...times.map(({ address, content, cold, warm, tap }) =>
      row(`${address} (${content})`, [seconds(cold), seconds(warm), seconds(tap)]).trimEnd(),
    ),
  ].join('\n');
}
