import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { buildSites } from '../../build/pipeline';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { people } from '../../sandbox/members/sample-people';
import { chromiumArguments } from '../../tests/browser/chromium-arguments';
import { findChromium, findHeadlessShell } from '../../tests/browser/find-chromium';
import { serveSites } from '../../tests/e2e/serve-sites';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from '../../tests/e2e/sites';
import { sampleSession } from '../shared/sample-session';
import type { Side } from './pages/figures';

/** One mall under its server, on a database of its own. */
export interface ServedMall {
  /** Absolute address of a path on the mall's site. */
  url: (path: string) => string;
  /** What a login stores in the browser. No screen has kept anything yet. */
  session: () => Promise<StorageState>;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export const viewport = { width: 390, height: 844 };

/** Builds the sites into `work` and starts a real Chromium. `undefined` if there is none. */
export async function withBenchMalls<T>(
  work: string,
  use: (here: Side) => Promise<T>,
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
    return await use({ browser, sites });
  } finally {
    await browser.close();
  }
}

/**
 * Serves the site of one mall, the first one without an id.
 *
 * @param sites a folder with the sites of these malls, of this commit or of another one
 */
export async function serveMall<T>(
  sites: string,
  id: string | undefined,
  use: (mall: ServedMall) => Promise<T>,
): Promise<T> {
  const merchants = await e2eMerchants();
  const merchant = merchants.find((each) => id === undefined || each.id === id);
  if (!merchant) throw new Error(`There is no mall ${id ?? ''} in ${merchantsFolder}.`);
  const served = await serveSites(sites);
  const { sandbox, url } = served;
  const session = async (): Promise<StorageState> => {
    const stored = await sampleSession(sandbox, merchant.id, people.aarav.mobile, developmentPayloadKey);
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    return { cookies: [], origins: [{ origin: new URL(url(merchant.id)).origin, localStorage }] };
  };
  try {
    return await use({ url: (path) => url(merchant.id, path), session });
  } finally {
    await served.end();
  }
}
