import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { buildSites } from '../../build/index';
import { cacheFolder, projectRoot } from '../../build/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import type { MerchantSettings } from '../../sandbox/db/settings';
import { startServer } from '../../sandbox/serve';
import { chromiumArguments } from '../browser/chromium-arguments';
import { findChromium } from '../browser/find-chromium';
import { logIn } from '../e2e/fixtures';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from '../e2e/sites';

export interface Visit {
  page: Page;
  /** Absolute address of a path on the mall's site. */
  url: (path: string) => string;
  logIn: () => Promise<void>;
}

export interface BenchMalls {
  browser: Browser;
  /**
   * A phone's visit to one mall, on a database and a browser profile of its own: nothing is cached from the visit
   * before.
   */
  visit: <T>(settings: Partial<MerchantSettings>, use: (visit: Visit) => Promise<T>) => Promise<T>;
}

export const viewport = { width: 390, height: 844 };

/** Builds the sites into `work` and starts a real Chromium. `undefined` where there is none. */
export async function withBenchMalls<T>(
  work: string,
  use: (malls: BenchMalls) => Promise<T>,
): Promise<T | undefined> {
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
    return await use({
      browser,
      visit: (settings, useVisit) => visitMall(browser, sites, settings, useVisit),
    });
  } finally {
    await browser.close();
  }
}

async function visitMall<T>(
  browser: Browser,
  sites: string,
  settings: Partial<MerchantSettings>,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const merchants = await e2eMerchants();
  const [merchant] = merchants;
  if (!merchant) throw new Error(`There are no merchants in ${merchantsFolder}.`);
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  await sandbox.changeSettings(merchant.id, settings);
  const server = await startServer({ root: sites, sandbox, merchants, port: 0 });
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block', // it would fetch the whole site for offline use meanwhile
  });
  try {
    const page = await context.newPage();
    const url = (id: string, path = '/') => `http://${id}.localhost:${server.port}${path}`;
    const otpFor = (mobileNumber: string) => sandbox.outbox.latestOtp(mobileNumber);
    return await use({
      page,
      url: (path) => url(merchant.id, path),
      logIn: () => logIn(page, { url, otpFor }, merchant.id),
    });
  } finally {
    await context.close();
    await server.close();
    await sandbox.close();
  }
}
