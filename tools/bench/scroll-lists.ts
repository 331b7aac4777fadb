import type { Browser } from 'playwright-core';
import type { MerchantSettings } from '../../sandbox/noun/settings';
import { type BenchMalls, viewport } from './bench-malls';
import { type Scroll, scrollFigures } from './scroll-figures';
import { type Run, scrollThrough } from './scroll-through';

/** All lists, and a page without the app, from the same run. */
export interface ScrollRuns {
  bare: Scroll;
  lists: ListScrolls[];
}

/** One list in two lengths. */
export interface ListScrolls {
  path: string;
  short: Scroll;
  long: Scroll;
}

interface List {
  path: string;
  /** Makes the list this long. */
  settings: (length: number) => Partial<MerchantSettings>;
  /** How long it may become. */
  long: number;
}

const lists: List[] = [
  { path: '/redeem', settings: (extraProducts) => ({ extraProducts }), long: 2000 },
  { path: '/offers', settings: (offerCount) => ({ offerCount }), long: 2000 },
  { path: '/transactions', settings: (extraTransactions) => ({ extraTransactions }), long: 5000 },
  { path: '/store-locator', settings: (extraBrands) => ({ extraBrands }), long: 2000 },
];

/** Even the short lists keep only the visible rows, so the two differ only in their length. */
const short = 200;

/**
 * Scrolls catalogue, offers, transactions and directory to their ends. For comparison it also scrolls a page of plain boxes
 * without the app.
 */
export async function scrollLists({ browser, visit }: BenchMalls): Promise<ScrollRuns> {
  const bare = [await scrollBare(browser)];
  const scrolls: ListScrolls[] = [];
  for (const { path, settings, long } of lists) {
    const run = (length: number) =>
      visit(settings(length), async ({ page, url, logIn }) => {
        await logIn();
        await page.goto(url(path));
        return scrollThrough(page, length);
      });
    // The short list runs before and after the long one, so that a machine that gets slower affects both.
    const before = await run(short);
    const between = await run(long);
    const after = await run(short);
    scrolls.push({ path, short: scrollFigures([before, after]), long: scrollFigures([between]) });
    bare.push(await scrollBare(browser));
  }
  return { bare: scrollFigures(bare), lists: scrolls };
}

async function scrollBare(browser: Browser): Promise<Run> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const boxes = Array.from(
      { length: short },
      (_, index) =>
        `<li aria-posinset="${index + 1}" aria-setsize="${short}" style="height:300px;border:1px solid">${index}</li>`,
    );
    await page.setContent(`<ul>${boxes.join('')}</ul>`);
    return await scrollThrough(page, short);
  } finally {
    await context.close();
  }
}
