import type { BrowserContext, Page } from 'playwright-core';
import { type ServedMall, serveMall } from '../bench-malls';
import type { Sample, Side, Trial } from './figures';
import { fastLine, paintsOf, screenLine, slowPage, withPhone } from './phone';
import { screenTable, shiftTable } from './tables';

/** ms that a shopper stays on a screen. By then it has kept its data and what the till needs. */
const stay = 3_000;

/** The content of a screen that counts. */
interface Target {
  address: string;
  /** An element that must be there with a size, and if it is a picture, with its bytes. */
  selector: string;
  /** A text of that element, if it has one. */
  text?: string;
}

const dashboard: Target = { address: '/dashboard', selector: 'main', text: 'Available Points' };

const targets: readonly Target[] = [
  dashboard,
  { address: '/redeem', selector: 'main li[aria-posinset] img' },
  { address: '/membership', selector: 'main [aria-label^="Bar code of membership"]' },
];

/** The shortcut 'My card', for a shopper at a till. */
const card: Target = {
  address: '/membership?show=card',
  selector: '[role=dialog] [role=img], [role=dialog] img',
};

/** ms until a screen has to show. Without a network, one that is not there by then has kept nothing. */
const [patience, offlinePatience] = [60_000, 5_000];

/**
 * How long a customer with a slow phone waits for the content of a screen: on a first visit, on a second one, without a
 * network, and after a tap on the dashboard.
 */
export const screenTrials: readonly Trial<Side>[] = targets.flatMap((target) => [
  trial(`${target.address}, first visit`, 'block', (context, mall) => firstVisit(context, mall, target)),
  trial(`${target.address}, visited before`, 'allow', (context, mall) => laterVisits(context, mall, target)),
  ...(target === dashboard
    ? []
    : [trial(`${target.address}, tap`, 'block', (context, mall) => afterTap(context, mall, target))]),
]);

function trial(
  name: string,
  serviceWorkers: 'allow' | 'block',
  visit: (context: BrowserContext, mall: ServedMall) => Promise<Sample[]>,
): Trial<Side> {
  return {
    name,
    measure: ({ browser, sites }) =>
      serveMall(sites, undefined, async (mall) =>
        withPhone(browser, { serviceWorkers, storageState: await mall.session() }, (context) =>
          visit(context, mall),
        ),
      ),
  };
}

/** Without the service worker, which would fetch the whole site meanwhile. */
async function firstVisit(context: BrowserContext, mall: ServedMall, target: Target): Promise<Sample[]> {
  return openSlowly(context, mall, target, `${target.address}, first visit`);
}

async function laterVisits(context: BrowserContext, mall: ServedMall, target: Target): Promise<Sample[]> {
  const { address } = target;
  const first = await context.newPage();
  await first.goto(mall.url(address));
  await shownAt(first, target);
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.waitForTimeout(stay);
  await first.close();
  const again = await openSlowly(context, mall, target, `${address}, second visit`);
  await context.setOffline(true);
  const offline = await openOffline(context, mall, target, `${address}, no network`);
  if (target !== dashboard) return [...again, ...offline];
  return [...again, ...offline, ...(await openOffline(context, mall, card, `${card.address}, no network`))];
}

async function afterTap(context: BrowserContext, mall: ServedMall, target: Target): Promise<Sample[]> {
  const { page, setLine } = await slowPage(context, {});
  await page.goto(mall.url(dashboard.address));
  await page.waitForLoadState('networkidle');
  await setLine(screenLine);
  await page.evaluate(() => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true });
  });
  await page.locator(`main a[href="${target.address}"]`).first().tap();
  const shown = await shownAt(page, target);
  const tapped = await page.evaluate(() => performance.getEntriesByName('tap')[0]?.startTime ?? Number.NaN);
  return [seconds(`${target.address}, tap on the dashboard`, shown - tapped)];
}

async function openSlowly(
  context: BrowserContext,
  mall: ServedMall,
  target: Target,
  name: string,
): Promise<Sample[]> {
  const { page, setLine } = await slowPage(context, { line: screenLine });
  await page.goto(mall.url(target.address), { waitUntil: 'commit' });
  const shown = await shownAt(page, target);
  await setLine(fastLine); // what still comes may only move the screen
  return [seconds(name, shown), await shiftOf(page, name)];
}

async function openOffline(
  context: BrowserContext,
  mall: ServedMall,
  target: Target,
  name: string,
): Promise<Sample[]> {
  const { page } = await slowPage(context, {});
  await page.goto(mall.url(target.address), { waitUntil: 'commit' });
  const shown = await shownAt(page, target, offlinePatience);
  return [seconds(name, shown), await shiftOf(page, name)];
}

/** The shift until nothing comes any more. Closes the page. */
async function shiftOf(page: Page, name: string): Promise<Sample> {
  await page.waitForLoadState('networkidle');
  const { shift } = await paintsOf(page);
  await page.close();
  return { table: shiftTable, name, value: shift };
}

function seconds(name: string, ms: number): Sample {
  return { table: screenTable, name, value: ms / 1_000 };
}

/** When a frame showed the content, in ms since the page was requested. `Infinity` if none did in time. */
function shownAt(page: Page, { selector, text }: Target, most = patience): Promise<number> {
  return page.evaluate(contentShownAt, { selector, most, ...(text !== undefined && { text }) });
}

/** Runs in the page, without Playwright's selectors, whose code would keep a slow processor busy. */
async function contentShownAt({ selector, text, most }: { selector: string; text?: string; most: number }) {
  while (performance.now() < most) {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (text && !element.innerText.includes(text)) continue;
      if (element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return performance.now();
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return Number.POSITIVE_INFINITY;
}
