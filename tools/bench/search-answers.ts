import type { Page } from 'playwright-core';
import type { BenchMalls } from './bench-malls';
import { summary } from './pages/statistics';
import { alignedTable } from './tables';

/** How soon a search of the directory shows what the backend has answered. */
export interface SearchAnswers {
  /** Brands of the location beside the sample. */
  extraBrands: number;
  /** From the end of the reply to the frame that shows it, one for each search; ms. */
  waits: number[];
}

const extraBrands = 2000;
/** Brands of the sample; each has some fifteen branches among the others. */
const searched = ['Kahvora', 'Pacerra', 'Moonreel', 'Dosaplex', 'Velmara', 'Loomora', 'Urbanwick'];

/** Searches a long directory for one brand after another. */
export function searchAnswers({ visit }: BenchMalls): Promise<SearchAnswers> {
  return visit({ extraBrands }, async ({ page, url }) => {
    await page.goto(url('/store-locator'));
    await page.locator('li[aria-posinset="1"]').waitFor();
    await page.waitForLoadState('networkidle');
    // The browser remembers 250 requests, and every logo is one.
    await page.evaluate(() => performance.setResourceTimingBufferSize(10_000));
    const waits: number[] = [];
    for (const brand of searched) waits.push(await waitFor(page, brand));
    return { extraBrands, waits };
  });
}

async function waitFor(page: Page, brand: string): Promise<number> {
  const shown = page.evaluate(whenShown, brand);
  await page.getByLabel('Search Brand').fill(brand);
  const at = await shown;
  const answered = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/getStoreLocatorBrandDetails'))
        .at(-1) as PerformanceResourceTiming | undefined,
  );
  if (!answered) throw new Error('The directory asked for no brands.');
  return at - answered.responseEnd;
}

/** Runs in the page: the frame in which the first row of the list names the brand; ms. */
function whenShown(brand: string): Promise<number> {
  return new Promise((resolve) => {
    new MutationObserver((_changes, watch) => {
      const first = document.querySelector('li[aria-posinset="1"]');
      if (!first?.textContent?.includes(brand)) return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now()));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

export function searchTable({ extraBrands: brands, waits }: SearchAnswers): string {
  const { median = 0, worst = 0 } = summary(waits) ?? {};
  return alignedTable(`Search in a directory of ${brands} brands, ms after the reply (wanted: at most 100)`, [
    [`median of ${waits.length}`, median.toFixed(0)],
    ['longest', worst.toFixed(0)],
  ]);
}
