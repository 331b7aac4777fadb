import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import { serveStudio } from '../../tools/start/serve-studio';
import { e2eEnvironment, merchantsFolder } from './sites';

interface Served {
  url: string;
  /** Gives the browser that opens it the right to publish, until the program starts again. */
  ownerUrl: string;
  /** Holds `publish.json` and the built sites. */
  repository: string;
  /** Holds the malls. */
  folder: string;
  /** Where it keeps what it knows of them. */
  home: string;
  /** The mall's config on the disk. */
  config: () => Promise<string>;
  /** The ids of the malls that have a folder. */
  malls: () => Promise<string[]>;
  /** Ends the program, as Ctrl-C does. */
  stop: () => Promise<void>;
  /** Starts it again at the same address. */
  start: () => Promise<void>;
}

/** A deadline: the first page compiles the studio, and each mall gets a sandbox of its own. */
export const opening = { timeout: 60_000 };

/** Opens a mall in the studio, at a step of its way. Gives the app in its preview, which may still load. */
export async function openMall(
  page: Page,
  { url }: Served,
  id = '36',
  step = 'basics',
): Promise<FrameLocator> {
  await page.goto(`${url}?mall=${id}&step=${step}`);
  return page.frameLocator('iframe');
}

/** Goes to a step of the mall that is open. */
export async function goToStep(page: Page, name: string): Promise<void> {
  const step = page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  await step.click(opening);
}

/** Saves, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible(opening);
}

/** Unfolds the colours of the look. */
export async function showColors(page: Page): Promise<void> {
  await page.getByText('All colours').click(opening);
}

/** Waits until the browser has kept a change with these words. A page that is left before only asks. */
export async function untilKept(page: Page, words: string, id = '36'): Promise<void> {
  const isKept = ([key, words]: readonly [string, string]) =>
    new Promise<boolean>((resolve, reject) => {
      const opened = indexedDB.open('keyval-store'); // the studio has made it before it shows a mall
      opened.onerror = reject;
      opened.onsuccess = () => {
        const kept = opened.result.transaction('keyval').objectStore('keyval').get(key);
        kept.onsuccess = () => {
          opened.result.close();
          resolve(JSON.stringify(kept.result?.draft ?? '').includes(words));
        };
      };
    });
  await page.waitForFunction(isKept, [`studio-draft-${id}`, words] as const, { polling: 100 });
}

/** The studio on a copy of two malls. */
export const test = base.extend<{ studio: Served }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  studio: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'studio-'));
    for (const id of ['36', '10071']) {
      await cp(join(merchantsFolder, id), join(folder, id), { recursive: true });
    }
    const history = await mkdtemp(join(tmpdir(), 'history-'));
    const repository = await mkdtemp(join(tmpdir(), 'repository-'));
    const out = join(repository, 'dist');
    const serve = (port: number) =>
      serveStudio({ merchants: folder, home: history, repository, out, port, environment: e2eEnvironment });
    let running: Awaited<ReturnType<typeof serve>> | undefined = await serve(0);
    const { url, ownerUrl } = running;
    const stop = async () => {
      await running?.close();
      running = undefined;
    };
    await use({
      url,
      ownerUrl,
      repository,
      folder,
      home: history,
      config: () => readFile(join(folder, '36/merchant.json'), 'utf8'),
      malls: async () => (await readdir(folder)).sort(),
      stop,
      start: async () => {
        running = await serve(Number(new URL(url).port));
      },
    });
    await stop();
    for (const each of [folder, history, repository]) await rm(each, { recursive: true, force: true });
  },
});
