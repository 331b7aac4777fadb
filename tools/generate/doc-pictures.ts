import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { referralLayouts } from '@/brand/referral-layouts';
import { Failure } from '../../build/shared/failure';
import { makeFolder } from '../../build/shared/make-folder';
import { print } from '../../build/shared/print';
import { projectRoot } from '../../build/shared/project';
import { chromiumArguments } from '../../tests/browser/chromium-arguments';
import { findChromium } from '../../tests/browser/find-chromium';
import { environment, given, settled, withMalls } from './doc-malls';
import { facePictures, faces } from './face-pictures';

/** Serves the studio for a folder of malls. */
export type ServeStudio = (options: {
  merchants: string;
  port: number;
  environment: typeof environment;
}) => Promise<{ url: string; close(): Promise<void> }>;

/**
 * Takes the pictures of docs/onboarding.md and docs/brand.md anew: a mall straight from `mall new`, the layouts of refer
 * a friend, the choices of a face, and the studio.
 */
export async function takeDocPictures(serveStudio: ServeStudio): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Failure('There is no Chromium: npx playwright install chromium');
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const target = join(projectRoot, 'docs/pictures');
    makeFolder(target);
    const save = async (name: string, bytes: Buffer) => {
      await writeFile(join(target, name), bytes);
      print(`docs/pictures/${name}\n`);
    };
    await takeAll(browser, folder, serveStudio, save);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Save = (name: string, bytes: Buffer) => Promise<void>;

async function takeAll(browser: Browser, folder: string, serveStudio: ServeStudio, save: Save) {
  const take = async (page: Page, name: string) => {
    await save(`${name}.png`, await smaller(await page.screenshot()));
    await page.close();
  };
  await withMalls(browser, join(folder, 'new'), [{}], async (open, merchants) => {
    await take(await open(0, '/dashboard'), 'dashboard');
    await take(await open(0, '/login'), 'login');
    await takeStudio(browser, merchants, take, serveStudio);
  });
  const layouts = referralLayouts.map((layout) => ({ layout }));
  await withMalls(browser, join(folder, 'chosen'), [...layouts, ...faces], async (open) => {
    for (const [at, { layout }] of layouts.entries())
      await take(await open(at, '/refer-friend'), `referral-${layout}`);
    for (const [name, bytes] of await facePictures(open, layouts.length)) await save(`${name}.webp`, bytes);
  });
}

type Take = (page: Page, name: string) => Promise<void>;

/** A screenshot with 256 colours, which is a third of the bytes and looks the same on a page of text. */
function smaller(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}

async function takeStudio(browser: Browser, dir: string, take: Take, serveStudio: ServeStudio) {
  await inStudio(serveStudio, browser, dir, `?mall=${given.id}`, async (page) => {
    await page.frameLocator('iframe').getByRole('region', { name: 'Banners' }).waitFor();
    await settled(page);
    await take(page, 'studio');
  });
  const empty = join(dir, '../none');
  makeFolder(empty);
  await inStudio(serveStudio, browser, empty, '?new', async (page) => {
    await page.getByRole('textbox', { name: 'Merchant id' }).fill(given.id);
    await page.getByRole('textbox', { name: "The mall's name" }).fill(given.name);
    for (const [name, colour] of [
      ['Brand colour', given.primary],
      ['Second brand colour, for tiers and rewards', given.accent],
    ] as const) {
      await page.getByRole('textbox', { name, exact: true }).fill(colour);
    }
    await page.getByRole('textbox', { name: 'Name of the loyalty programme' }).focus();
    await page.getByRole('slider').first().waitFor({ state: 'hidden' }); // of the choice of colours
    await page.getByRole('region', { name: 'On the phone' }).waitFor();
    await take(page, 'new-mall');
  });
}

async function inStudio(
  serveStudio: ServeStudio,
  browser: Browser,
  merchants: string,
  query: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const { url, close } = await serveStudio({ merchants, port: 0, environment });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url + query);
    await work(page);
  } finally {
    await close();
  }
}
