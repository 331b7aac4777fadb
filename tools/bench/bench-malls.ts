import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { buildSites } from '../../build/pipeline';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { people } from '../../sandbox/members/sample-people';
import type { MerchantSettings } from '../../sandbox/noun/settings';
import { chromiumArguments } from '../../tests/browser/chromium-arguments';
import { findChromium, findHeadlessShell } from '../../tests/browser/find-chromium';
import { logIn } from '../../tests/e2e/login-screens';
import { serveSites } from '../../tests/e2e/serve-sites';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from '../../tests/e2e/sites';
import { sampleSession } from '../shared/sample-session';

export interface Visit {
  page: Page;
  /** Absolute address of a path on the mall's site. */
  url: (path: string) => string;
  logIn: () => Promise<void>;
}

/** One mall under its server, on a database of its own. */
export interface ServedMall {
  /** Absolute address of a path on the mall's site. */
  url: (path: string) => string;
  logIn: (page: Page) => Promise<void>;
  /** What a login stores in the browser. No screen has kept anything yet. */
  session: () => Promise<StorageState>;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface BenchMalls {
  browser: Browser;
  /** The folder with the sites. */
  sites: string;
  /**
   * A phone's visit to one mall, with a database and a browser profile of its own, so that nothing is cached from the
   * visit before.
   */
  visit: <T>(settings: Partial<MerchantSettings>, use: (visit: Visit) => Promise<T>) => Promise<T>;
  serve: <T>(settings: Partial<MerchantSettings>, use: (mall: ServedMall) => Promise<T>) => Promise<T>;
}

export const viewport = { width: 390, height: 844 };

/** Builds the sites into `work` and starts a real Chromium. `undefined` if there is none. */
export async function withBenchMalls<T>(
  work: string,
  use: (malls: BenchMalls) => Promise<T>,
): Promise<T | undefined> {
  // A whole browser counts its own bars as part of the window. They would cover the tabs, and no frame would show a change there.
  const executablePath = findHeadlessShell() ?? findChromium();
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
      sites,
      visit: (settings, useVisit) =>
        serveMall(sites, { settings }, (mall) => visitMall(browser, mall, useVisit)),
      serve: (settings, useMall) => serveMall(sites, { settings }, useMall),
    });
  } finally {
    await browser.close();
  }
}

/**
 * Serves the site of one mall, the first one if no id is given.
 *
 * @param sites a folder with the sites of these malls, of this commit or of another one
 */
export async function serveMall<T>(
  sites: string,
  { id, settings = {} }: { id?: string; settings?: Partial<MerchantSettings> },
  use: (mall: ServedMall) => Promise<T>,
): Promise<T> {
  const merchants = await e2eMerchants();
  const merchant = merchants.find((each) => id === undefined || each.id === id);
  if (!merchant) throw new Error(`There is no mall ${id ?? ''} in ${merchantsFolder}.`);
  const served = await serveSites(sites);
  const { sandbox, url } = served;
  await sandbox.changeSettings(merchant.id, settings);
  const session = async (): Promise<StorageState> => {
    const stored = await sampleSession(sandbox, merchant.id, people.aarav.mobile, developmentPayloadKey);
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: new URL(url(merchant.id)).origin, localStorage }] };
  };
  try {
    return await use({
      url: (path) => url(merchant.id, path),
      logIn: (page) => logIn(page, served, merchant.id),
      session,
    });
  } finally {
    await served.end();
  }
}

async function visitMall<T>(
  browser: Browser,
  { url, logIn }: ServedMall,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block', // it would fetch the whole site during the measurement
  });
  try {
    const page = await context.newPage();
    return await use({ page, url, logIn: () => logIn(page) });
  } finally {
    await context.close();
  }
}
