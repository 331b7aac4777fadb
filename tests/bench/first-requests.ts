import type { Page } from 'playwright-core';
import type { BenchMalls } from './bench-malls';

/** What a first visit has fetched when its screen shows: bytes on the wire without headers, and files. */
export interface FirstRequests {
  address: string;
  /** The text that shows when the screen is usable. */
  shows: string;
  html: number;
  styles: number;
  scripts: number;
  scriptFiles: number;
}

/** First visits to the login screen and, as a customer with an empty cache, to the dashboard. */
export async function firstRequests({ visit }: BenchMalls): Promise<FirstRequests[]> {
  return visit({}, async ({ page, url, logIn }) => {
    const login = await requestsUntil(page, url('/login'), 'GET OTP');
    await logIn();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    return [login, await requestsUntil(page, url('/dashboard'), 'Available Points')];
  });
}

async function requestsUntil(page: Page, url: string, shows: string): Promise<FirstRequests> {
  await page.goto(url, { waitUntil: 'commit' });
  const weighed = await page.waitForFunction(weighedOnceShown, shows, { polling: 'raf' });
  const weights = await weighed.jsonValue();
  if (!weights) throw new Error(`${url} never showed ${shows}.`);
  return { address: new URL(url).pathname, shows, ...weights };
}

/** Runs in the page. Counts what has arrived so far. `undefined` until the app shows the text. */
function weighedOnceShown(text: string) {
  // The page itself shows the login form, before the app is there.
  const isUsable = performance.getEntriesByName('usable').length > 0;
  if (!isUsable || !document.body.innerText.includes(text)) return undefined;
  const weights = { html: 0, styles: 0, scripts: 0, scriptFiles: 0 };
  for (const entry of ['resource', 'navigation'].flatMap((type) => performance.getEntriesByType(type))) {
    const { name, entryType, encodedBodySize } = entry as PerformanceResourceTiming; // the entries are of both kinds
    if (entryType === 'navigation') weights.html += encodedBodySize;
    if (/\.css$/.test(name)) weights.styles += encodedBodySize;
    if (!/\.js$/.test(name)) continue;
    weights.scripts += encodedBodySize;
    weights.scriptFiles += 1;
  }
  return weights;
}

/** As lines of a table, in kB of 1000 bytes. */
export function requestsTable(requests: readonly FirstRequests[]): string {
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(48)}${cells.map((cell) => cell.padStart(12)).join('')}`;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    row('What Chromium fetched until the screen showed, kB', [
      'HTML',
      'CSS files',
      'JavaScript',
      'its files',
    ]),
    ...requests.map(({ address, shows, html, styles, scripts, scriptFiles }) =>
      row(`${address} (${shows})`, [
        kilobytes(html),
        kilobytes(styles),
        kilobytes(scripts),
        String(scriptFiles),
      ]),
    ),
  ].join('\n');
}
