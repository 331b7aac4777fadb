import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { buildSites } from '../../build/index';
import { cacheFolder, projectRoot } from '../../build/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import type { MerchantSettings } from '../../sandbox/db/settings';
import { startServer } from '../../sandbox/serve';
import { chromiumArguments } from '../browser/chromium-arguments';
import { findChromium } from '../browser/find-chromium';
import { logIn } from '../e2e/fixtures';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from '../e2e/sites';
import { type Scroll, scrollFigures } from './scroll-figures';
import { type Run, scrollThrough } from './scroll-through';

/** All lists, and a page without an app, from the same run. */
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
  /** What makes the list so long, or longer by a sample. */
  settings: (length: number) => Partial<MerchantSettings>;
}

const lists: List[] = [
  { path: '/redeem', settings: (extraProducts) => ({ extraProducts }) },
  { path: '/offers', settings: (offerCount) => ({ offerCount }) },
];

const viewport = { width: 390, height: 844 };

/** Also the short lists are long enough to be windowed: the two differ in nothing but their length. */
const lengths = { short: 200, long: 2000 };

/**
 * Scrolls catalogue and offers to their ends in a real Chromium, over sites that are built into `work`, and beside
 * them a page of bare boxes: what the machine does without any app. `undefined` where there is no Chromium.
 */
export async function scrollLists(work: string): Promise<ScrollRuns | undefined> {
  const executablePath = findChromium();
  if (!executablePath) return undefined;
  const sites = join(work, 'sites');
  const report = await buildSites({
    merchants: merchantsFolder,
    out: sites,
    environment: e2eEnvironment,
    keep: 0,
    root: projectRoot,
    cache: cacheFolder,
  });
  if (!report.ok) throw new Error(`The sites were not built: ${JSON.stringify(report.problems)}`);
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const bare = [await scrollBare(browser)];
    const scrolls: ListScrolls[] = [];
    for (const list of lists) {
      const run = (length: number) => scrollList(browser, sites, list, length);
      // The short list before and after the long one: so a machine that gets slower meanwhile tells on both.
      const before = await run(lengths.short);
      const between = await run(lengths.long);
      const after = await run(lengths.short);
      scrolls.push({
        path: list.path,
        short: scrollFigures([before, after]),
        long: scrollFigures([between]),
      });
      bare.push(await scrollBare(browser));
    }
    return { bare: scrollFigures(bare), lists: scrolls };
  } finally {
    await browser.close();
  }
}

async function scrollBare(browser: Browser): Promise<Run> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const { short } = lengths;
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

/** On a database, a login and a browser profile of its own: nothing is cached from the list before. */
async function scrollList(
  browser: Browser,
  sites: string,
  { path, settings }: List,
  length: number,
): Promise<Run> {
  const merchants = await e2eMerchants();
  const [merchant] = merchants;
  if (!merchant) throw new Error(`There are no merchants in ${merchantsFolder}.`);
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  await sandbox.changeSettings(merchant.id, settings(length));
  const server = await startServer({ root: sites, sandbox, merchants, port: 0 });
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block', // it would fetch the whole site for offline use meanwhile
  });
  try {
    const page = await context.newPage();
    const url = (id: string, path = '/') => `http://${id}.localhost:${server.port}${path}`;
    const otpFor = (mobileNumber: string) => sandbox.outbox.latestOtp(mobileNumber);
    await logIn(page, { url, otpFor }, merchant.id);
    await page.goto(url(merchant.id, path));
    return await scrollThrough(page, length);
  } finally {
    await context.close();
    await server.close();
    await sandbox.close();
  }
}
