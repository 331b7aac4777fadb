import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { MerchantInput } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { loadMerchants } from '../../build/config/load';
import { buildSites } from '../../build/pipeline';
import { newMerchant } from '../../build/scaffold/new-merchant';
import { questions } from '../../build/scaffold/questions';
import { Failure } from '../../build/shared/failure';
import { makeFolder } from '../../build/shared/make-folder';
import { print } from '../../build/shared/print';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import { startServer } from '../../sandbox/serve';
import { chromiumArguments } from '../../tests/browser/chromium-arguments';
import { findChromium } from '../../tests/browser/find-chromium';
import { sampleSession } from '../shared/sample-session';
import { sandboxMerchantOf } from '../shared/sandbox-merchant';

/** Serves the studio for a folder of malls. */
export type ServeStudio = (options: {
  merchants: string;
  port: number;
  environment: typeof environment;
}) => Promise<{ url: string; close(): Promise<void> }>;

const given = {
  id: '20001',
  name: 'Saffron Row',
  primary: '#0b7285',
  accent: '#e67700',
  host: 'rewards.saffron-row.example',
};
const environment = { variables: {}, file: {}, api: '/api' };
const layouts = questions.find(({ key }) => key === 'layout')?.choices ?? [];
const phone = { width: 390, height: 844 };
/** What the home of the malls after the first one looks like. The first one chooses nothing. */
const faces = [
  undefined,
  { card: { layout: 'crest' }, shape: { corners: 'round', buttons: 'pill', tiles: 'circles' } },
  { card: { layout: 'ledger', finish: 'plain' }, shape: { corners: 'square', tiles: 'list' } },
  { card: { layout: 'pass' }, shape: { corners: 'soft', buttons: 'square' }, headline: { case: 'upper' } },
] as const satisfies (MerchantInput['theme'] | undefined)[];

/**
 * Takes the pictures of docs/onboarding.md and docs/brand.md anew: a mall straight from `mall new`, its layouts of refer
 * a friend with a face for each, and the studio.
 */
export async function takeDocPictures(serveStudio: ServeStudio): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Failure('There is no Chromium: npx playwright install chromium');
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const target = join(projectRoot, 'docs/pictures');
    makeFolder(target);
    for (const name of await takeAll(browser, folder, target, serveStudio)) print(`${name}\n`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes every picture, and gives their names. */
async function takeAll(
  browser: Browser,
  folder: string,
  target: string,
  serveStudio: ServeStudio,
): Promise<string[]> {
  const take = async (page: Page, name: string) => {
    await writeFile(join(target, `${name}.png`), await smaller(await page.screenshot()));
    await page.close();
    return `docs/pictures/${name}.png`;
  };
  const names: string[] = [];
  for (const [index, layout] of layouts.entries()) {
    const mall = await buildMall(join(folder, layout), layout, faces[index]);
    names.push(...(await takeMall(browser, mall, layout, take)));
    if (layout !== layouts[0]) continue;
    names.push(...(await takeStudio(browser, mall.dir, take, serveStudio)));
  }
  return names;
}

type Take = (page: Page, name: string) => Promise<string>;

/** A screenshot with 256 colours, which is a third of the bytes and looks the same on a page of text. */
function smaller(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
}

interface Mall {
  dir: string;
  out: string;
  /** The composition of its card, if it has a face. */
  card: string | undefined;
}

/** The mall straight from `mall new`, with this face, built. */
async function buildMall(folder: string, layout: string, face: (typeof faces)[number]): Promise<Mall> {
  const mall = { dir: join(folder, 'merchants'), out: join(folder, 'dist'), card: face?.card.layout };
  await newMerchant({ dir: mall.dir, given: { ...given, layout } });
  if (face) await addToTheme(join(mall.dir, given.id, 'merchant.json'), face);
  const build = { merchants: mall.dir, out: mall.out, environment, keep: 1, root: projectRoot };
  const { ok } = await buildSites({ ...build, cache: cacheFolder });
  if (!ok) throw new Failure('The mall for the pictures cannot be built.');
  return mall;
}

async function addToTheme(file: string, face: object): Promise<void> {
  const config = JSON.parse(await readFile(file, 'utf8')) as MerchantInput; // `mall new` has written it
  await writeFile(file, JSON.stringify({ ...config, theme: { ...config.theme, ...face } }));
}

/** The mall's layout of refer a friend and its home; and of the mall without a face its login, too. */
async function takeMall(browser: Browser, { dir, out, card }: Mall, layout: string, take: Take) {
  const merchants = (await loadMerchants(dir)).merchants.map(sandboxMerchantOf);
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  const server = await startServer({ root: out, sandbox, merchants, port: 0 });
  const site = server.siteUrl(given.id).replace(/\/$/, '');
  const open = async (path: string, values: Readonly<Record<string, string>> = {}) => {
    const page = await browser.newPage({ viewport: phone });
    await page.goto(`${site}/manifest.webmanifest`); // a file of the site that runs no script
    await page.evaluate((all) => void Object.assign(localStorage, all), values);
    await page.goto(site + path);
    return page;
  };
  try {
    const session = await sampleSession(sandbox, given.id, people.aarav.mobile, developmentPayloadKey);
    const member = { ...session, promptCounter: '3' };
    const referral = await open('/refer-friend', member);
    await referral.getByRole('button', { name: 'TAP TO COPY' }).waitFor();
    await settled(referral);
    const names = [await take(referral, `referral-${layout}`)];
    const dashboard = await open('/dashboard', member);
    await dashboard.getByRole('region', { name: 'Banners' }).waitFor();
    await settled(dashboard);
    names.push(await take(dashboard, card ? `face-${card}` : 'dashboard'));
    if (card) return names;
    const login = await open('/login');
    await login.getByLabel('Mobile number').waitFor();
    return [...names, await take(login, 'login')];
  } finally {
    await server.close();
    await sandbox.close();
  }
}

/** The app may ask its backend again and again. Then what is there after some seconds counts. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}

async function takeStudio(
  browser: Browser,
  dir: string,
  take: Take,
  serveStudio: ServeStudio,
): Promise<string[]> {
  const editor = await inStudio(serveStudio, browser, dir, `?mall=${given.id}`, async (page) => {
    await page.frameLocator('iframe').getByRole('region', { name: 'Banners' }).waitFor();
    await settled(page);
    return take(page, 'studio');
  });
  const empty = join(dir, '../none');
  makeFolder(empty);
  const newMall = await inStudio(serveStudio, browser, empty, '?new', async (page) => {
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
    return take(page, 'new-mall');
  });
  return [editor, newMall];
}

async function inStudio<T>(
  serveStudio: ServeStudio,
  browser: Browser,
  merchants: string,
  query: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const { url, close } = await serveStudio({ merchants, port: 0, environment });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url + query);
    return await work(page);
  } finally {
    await close();
  }
}
