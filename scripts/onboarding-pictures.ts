import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { exitCode, Failure, parseFlags, runCommand } from '../build/cli';
import { buildSites } from '../build/index';
import { loadMerchants } from '../build/load';
import { makeFolder } from '../build/make-folder';
import { cacheFolder, projectRoot } from '../build/project';
import { newMerchant } from '../build/scaffold/new-merchant';
import { createSandbox } from '../sandbox/create-sandbox';
import { people } from '../sandbox/members/sample-people';
import { startServer } from '../sandbox/server/serve';
import { chromiumArguments } from '../tests/browser/chromium-arguments';
import { findChromium } from '../tests/browser/find-chromium';
import { sampleSession } from './sample-session';
import { sandboxMerchantOf } from './sandbox-merchant';
import { serveStudio } from './serve-studio';

const usage = `Usage: npm run pictures
Takes the pictures of docs/onboarding.md anew: a mall straight from merchant:new, its preview sheet and the studio.`;

const given = {
  id: '20001',
  name: 'Saffron Row',
  primary: '#0b7285',
  accent: '#e67700',
  host: 'rewards.saffron-row.example',
};
const environment = { variables: {}, file: {}, api: '/api' };
const phone = { width: 390, height: 844 };

await runCommand(usage, async (argv) => {
  parseFlags(argv, {});
  const executablePath = findChromium();
  if (!executablePath) throw new Failure('There is no Chromium: npx playwright install chromium');
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    const target = join(projectRoot, 'docs/pictures');
    await makeFolder(target);
    for (const name of await takeAll(browser, folder, target)) process.stdout.write(`${name}\n`);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return exitCode.good;
});

/** Takes every picture, and gives their names. */
async function takeAll(browser: Browser, folder: string, target: string): Promise<string[]> {
  const [dir, out] = [join(folder, 'merchants'), join(folder, 'dist')];
  await newMerchant({ dir, given });
  const build = { merchants: dir, out, environment, keep: 1, root: projectRoot, cache: cacheFolder };
  const { ok } = await buildSites({ ...build, fleetReport: true });
  if (!ok) throw new Failure('The mall for the pictures cannot be built.');
  const take = async (page: Page, name: string) => {
    await page.screenshot({ path: join(target, `${name}.png`) });
    await page.close();
    return `docs/pictures/${name}.png`;
  };
  return [
    ...(await takeMall(browser, { dir, out }, take)),
    await take(await openSheet(browser, out), 'preview-sheet'),
    await takeStudio(browser, dir, take),
  ];
}

type Take = (page: Page, name: string) => Promise<string>;

async function takeMall(browser: Browser, { dir, out }: { dir: string; out: string }, take: Take) {
  const merchants = (await loadMerchants(dir)).merchants.map(sandboxMerchantOf);
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  const server = await startServer({ root: out, sandbox, merchants, port: 0 });
  const site = server.siteUrl(given.id).replace(/\/$/, '');
  try {
    const login = await browser.newPage({ viewport: phone });
    await login.goto(`${site}/login`);
    await login.getByLabel('Mobile number').waitFor();
    const dashboard = await browser.newPage({ viewport: phone });
    const values = await sampleSession(sandbox, given.id, people.aarav.mobile, developmentPayloadKey);
    await dashboard.goto(`${site}/manifest.webmanifest`); // a file of the site that runs no script
    await dashboard.evaluate((all) => void Object.assign(localStorage, all), {
      ...values,
      promptCounter: '3',
    });
    await dashboard.goto(`${site}/dashboard`);
    await dashboard.getByRole('region', { name: 'Banners' }).waitFor();
    await dashboard.waitForLoadState('networkidle');
    return [await take(login, 'login'), await take(dashboard, 'dashboard')];
  } finally {
    await server.close();
    await sandbox.close();
  }
}

async function openSheet(browser: Browser, out: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  await page.goto(pathToFileURL(join(out, '.report', `${given.id}.html`)).href);
  return page;
}

async function takeStudio(browser: Browser, dir: string, take: Take): Promise<string> {
  const { url, close } = await serveStudio({ merchants: dir, port: 0, environment });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}?mall=${given.id}`);
    await page.frameLocator('iframe').getByRole('region', { name: 'Banners' }).waitFor();
    await page.waitForLoadState('networkidle');
    return await take(page, 'studio');
  } finally {
    await close();
  }
}
