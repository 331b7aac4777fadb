import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { bytesPerMegabyte } from '@/lib/bytes';
import { type ServedMall, viewport } from './bench-malls';
import { summary } from './pages/statistics';
import { alignedTable, type Row } from './tables';

/** What big photos do to the page of a slow phone, from the choice of the files to the last answer. */
export interface HandedPhotos {
  photos: number;
  /** Of each photo. */
  bytes: number;
  /** The longest task of the main thread in each run. */
  longestTasks: LongestTask[];
}

/** ms. */
interface LongestTask {
  /** By the clock, as the page sees it; 0 where none took 50 ms. */
  clock: number;
  /** Processor time of the page, the slowdown included: what else runs on the machine does not count. */
  processor: number;
}

const photos = 5;
const bytes = 8 * bytesPerMegabyte;
const processorSlowdown = 4;
const runs = 3;

/** Chooses five photos as short bills, waits until they are prepared, submits them and waits until all are taken. */
export async function handOverPhotos(
  browser: Browser,
  mall: ServedMall,
  work: string,
): Promise<HandedPhotos> {
  const session = await mall.session();
  const longestTasks: LongestTask[] = [];
  for (let run = 0; run < runs; run += 1) {
    const files = await bigPhotos(join(work, `photos-${run}`));
    const context = await browser.newContext({ viewport, serviceWorkers: 'block', storageState: session });
    try {
      const page = await context.newPage();
      const clock = await longestTask(page, mall.url('/submit-bill'), files, () =>
        browser.startTracing(page, { categories: ['toplevel'] }),
      );
      longestTasks.push({ clock, processor: longestIn(await browser.stopTracing()) });
    } finally {
      await context.close();
    }
  }
  return { photos, bytes, longestTasks };
}

async function longestTask(
  page: Page,
  url: string,
  files: readonly string[],
  record: () => Promise<void>,
): Promise<number> {
  await page.goto(url);
  await page.getByLabel('Choose files').waitFor({ state: 'attached' });
  await page.getByRole('alert').waitFor({ state: 'attached' }); // with it, all has loaded that the page loads late
  await page.waitForLoadState('networkidle');
  // By the protocol alone: what Playwright does in the page would be slow, too, and count.
  const line = await page.context().newCDPSession(page);
  const expression = "document.querySelector('input[multiple]')";
  const { result: picker } = await line.send('Runtime.evaluate', { expression });
  await record();
  const done = page.evaluate(watchHandingOver, files.length);
  await line.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await line.send('DOM.setFileInputFiles', { files: [...files], objectId: picker.objectId ?? '' });
  return done;
}

/**
 * Runs in the page: submits the photos as soon as all of them are prepared, and gives the longest task until all are
 * taken; ms.
 */
function watchHandingOver(count: number): Promise<number> {
  return new Promise((resolve) => {
    const tasks = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    let submitted = false;
    const watch = new MutationObserver(() => {
      if (document.querySelector('section[data-over]')) {
        watch.disconnect();
        // The browser reports a task some time after it.
        setTimeout(() => resolve(Math.max(...tasks)), 1_000);
      } else if (!submitted && document.querySelectorAll('main li img').length === count) {
        const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')];
        const submit = buttons.find(({ textContent }) => textContent === 'Submit Bill(s)');
        submitted = submit !== undefined;
        setTimeout(() => submit?.click()); // a tap is a task of its own
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

interface TraceEvent {
  pid: number;
  tid: number;
  name: string;
  args?: { name?: string };
  /** µs of processor time. */
  tdur?: number;
}

/** The longest task in a trace of one page, on the main thread that worked most; ms. */
function longestIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // as Chromium writes it
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const tasks = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((thread) =>
      traceEvents
        .filter((event) => event.tdur !== undefined && threadOf(event) === threadOf(thread))
        .map(({ tdur = 0 }) => tdur / 1000),
    );
  const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0);
  const busiest = tasks.sort((one, other) => sum(other) - sum(one))[0] ?? [];
  return busiest.reduce((longest, ms) => Math.max(longest, ms), 0);
}

/** Photos of 12 megapixels with the grain of a cheap camera, filled up to the byte behind their end as phones do with short films. */
async function bigPhotos(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths = Array.from({ length: photos }, (_, index) => join(folder, `now-${index + 1}.jpg`));
  for (const path of paths) {
    const noise = { type: 'gaussian', mean: 170, sigma: 26 } as const;
    const picture = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#fff', noise },
    })
      .jpeg({ quality: 92 })
      .toBuffer();
    if (picture.length > bytes) throw new Error(`A photo of the benchmark has ${picture.length} bytes.`);
    await writeFile(path, Buffer.concat([picture, Buffer.alloc(bytes - picture.length, 'film')]));
  }
  return paths;
}

/** The medians of all runs, with each run. */
export function photosTable({ photos: count, bytes: size, longestTasks }: HandedPhotos): string {
  const row = (name: string, times: readonly number[]): Row => {
    const text = (ms: number) => (ms === 0 ? '< 50' : ms.toFixed(0));
    return [name, text(summary(times)?.median ?? 0), times.map(text).join(', ')];
  };
  return alignedTable(
    `Longest main-thread task while ${count} photos of ${size / bytesPerMegabyte} MB are prepared and handed over at ${processorSlowdown}× CPU slowdown, ms (wanted: at most 100)`,
    [
      ['', 'median', 'runs'],
      row(
        'processor time',
        longestTasks.map(({ processor }) => processor),
      ),
      row(
        'by the clock',
        longestTasks.map(({ clock }) => clock),
      ),
    ],
  );
}
