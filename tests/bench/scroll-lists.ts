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

/** One list in two lengths, from the same run. */
export interface ListScrolls {
  path: string;
  short: Scroll;
  long: Scroll;
}

interface List {
  path: string;
  short: Partial<MerchantSettings>;
  long: Partial<MerchantSettings>;
}

/** The short lists are long enough to be windowed, so that the two differ in nothing but their length. */
const lists: List[] = [
  { path: '/redeem', short: { extraProducts: 200 }, long: { extraProducts: 2000 } },
  { path: '/offers', short: { offerCount: 200 }, long: { offerCount: 2000 } },
];

/**
 * Scrolls catalogue and offers from top to end in a real Chromium, over sites that are built into `work`.
 * `undefined` where there is no Chromium.
 */
export async function scrollLists(work: string): Promise<ListScrolls[] | undefined> {
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
    const scrolls: ListScrolls[] = [];
    for (const { path, short, long } of lists) {
      const run = (settings: Partial<MerchantSettings>) => scrollList(browser, sites, path, settings);
      // The short list before and after the long one: so a machine that gets slower meanwhile tells on both.
      const before = await run(short);
      const between = await run(long);
      const after = await run(short);
      scrolls.push({ path, short: scrollFigures([before, after]), long: scrollFigures([between]) });
    }
    return scrolls;
  } finally {
    await browser.close();
  }
}

/** On a database, a login and a browser profile of its own: nothing is cached from the list before. */
async function scrollList(
  browser: Browser,
  sites: string,
  path: string,
  settings: Partial<MerchantSettings>,
): Promise<Run> {
  const merchants = await e2eMerchants();
  const [merchant] = merchants;
  if (!merchant) throw new Error(`There are no merchants in ${merchantsFolder}.`);
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  await sandbox.changeSettings(merchant.id, settings);
  const server = await startServer({ root: sites, sandbox, merchants, port: 0 });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block', // it would fetch the whole site for offline use meanwhile
  });
  try {
    const page = await context.newPage();
    const url = (id: string, path = '/') => `http://${id}.localhost:${server.port}${path}`;
    const otpFor = (mobileNumber: string) => sandbox.outbox.latestOtp(mobileNumber);
    await logIn(page, { url, otpFor }, merchant.id);
    await page.goto(url(merchant.id, path));
    return await scrollThrough(page);
  } finally {
    await context.close();
    await server.close();
    await sandbox.close();
  }
}
