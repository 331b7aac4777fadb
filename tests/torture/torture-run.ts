import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { FaultKind } from '../../sandbox/noun/faults';
import { type Mall, signInAs } from '../e2e/fixtures';
import { randomOf } from '../setup/random';
import { leaveUploads, leftFiles } from './left-uploads';
import { slowLine } from './slow-line';

/** ms after the trouble, in which all uploads must end. */
const calmLimit = 60_000;

const trouble = ['kill', 'reload', 'cut', 'lost', 'dropped', 'html', 'second tab'] as const;
type Trouble = (typeof trouble)[number];

export interface Torture {
  browser: Browser;
  mall: Mall;
  merchantId: string;
}

/** The events, to understand a failure. `problem` is undefined if all went well. */
export interface TortureResult {
  seed: number;
  story: string[];
  problem: string | undefined;
}

/**
 * Uploads five files. Meanwhile, as the seed decides, the page is killed and reloaded, the connection breaks and
 * answers get lost. Then it tries failed files again, like a shopper, and the sandbox must hold each bill once.
 */
export async function tortureRun(torture: Torture, seed: number): Promise<TortureResult> {
  const { browser, mall, merchantId } = torture;
  const random = randomOf(seed);
  const files = leftFiles(seed);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const story: string[] = [];
  try {
    const open = () => openProgress(context, mall.url(merchantId, '/bill-upload'));
    const entrance = await context.newPage();
    await signInAs(entrance, mall, merchantId);
    await leaveUploads(entrance, files);
    await entrance.close();
    let tab = await open();
    for (let count = 3 + Math.floor(random() * 5); count > 0; count--) {
      const what: Trouble = trouble[Math.floor(random() * trouble.length)] ?? 'kill';
      story.push(what);
      await pass(random() * 700);
      if (what === 'kill') {
        await kill(tab);
        tab = await open();
      } else if (what === 'reload') await tab.line.reload();
      else if (what === 'second tab') await open();
      else if (what === 'cut') {
        await tab.line.cut();
        await pass(random() * 1_500);
        await tab.line.mend();
      } else mall.sandbox.faults.set({ kind: what satisfies FaultKind, call: 'submitBill', merchantId });
    }
    mall.sandbox.faults.clear(merchantId);
    for (const page of context.pages()) if (page !== tab.page) await page.close();
    const shown = await finish(tab.page, files.length);
    return { seed, story, problem: await problemOf(torture, files, shown) };
  } catch (error) {
    return { seed, story, problem: error instanceof Error ? error.message : String(error) };
  } finally {
    mall.sandbox.faults.clear(merchantId);
    await context.close();
  }
}

interface Tab {
  page: Page;
  line: Awaited<ReturnType<typeof slowLine>>;
}

async function openProgress(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  // A page with a running upload asks before it closes. A killed page gets no answer.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  const line = await slowLine(page);
  await page.goto(url);
  return { page, line };
}

/** The page's process dies without running any more code. */
async function kill({ page, line }: Tab): Promise<void> {
  const crashed = page.waitForEvent('crash');
  void line.session.send('Page.crash').catch(() => undefined); // a dead page never answers
  await crashed;
  await page.close();
}

/** Tries each failed file again, like a shopper, until all uploads have ended. Returns the final sentence. */
async function finish(page: Page, count: number): Promise<string[]> {
  const deadline = Date.now() + calmLimit;
  const cards = page.locator('main li');
  for (;;) {
    // Checks everything at once, because an upload that still runs now may have failed a moment later.
    const shown = await cards.allInnerTexts();
    const failed = shown.findIndex((text) => text.includes('Upload failed.'));
    if (failed >= 0) await cards.nth(failed).getByRole('button', { name: 'Try again' }).click();
    else if (shown.length === count && !shown.some((text) => /^(Uploading|Processing) bill/m.test(text)))
      return shown;
    if (Date.now() > deadline) throw new Error(`Not over after ${calmLimit / 1_000} s: ${shown.join(' | ')}`);
    await pass(100);
  }
}

async function problemOf(
  { mall, merchantId }: Torture,
  files: readonly { name: string; hash: string }[],
  shown: readonly string[],
): Promise<string | undefined> {
  const held = (await mall.sandbox.submittedBills(merchantId)).flatMap(({ images }) => images);
  for (const { name, hash } of files) {
    const times = held.filter((image) => image.hash === hash).length;
    if (times !== 1)
      return `The sandbox holds ${name} ${times} times; the shopper reads: ${shown.join(' | ')}`;
  }
  return undefined;
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
