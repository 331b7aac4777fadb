import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { MerchantInput } from '@/brand/merchant-schema';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { loadMerchants } from '../../build/config/load';
import { buildSites } from '../../build/pipeline';
import { newMerchant } from '../../build/scaffold/new-merchant';
import { Failure } from '../../build/shared/failure';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { createSandbox } from '../../sandbox/create-sandbox';
import { people } from '../../sandbox/members/sample-people';
import { startServer } from '../../sandbox/serve';
import { sampleSession } from '../shared/sample-session';
import { sandboxMerchantOf } from '../shared/sandbox-merchant';

/** The mall of the pictures. */
export const given = {
  id: '20001',
  name: 'Saffron Row',
  primary: '#0b7285',
  accent: '#e67700',
  host: 'rewards.saffron-row.example',
};
export const environment = { variables: {}, file: {}, api: '/api' };
const phone = { width: 390, height: 844 };

/** What one of the malls chooses. Everything else is as `mall new` makes it. */
export interface Chosen {
  layout?: string;
  theme?: MerchantInput['theme'];
}

/** Opens a screen of the mall at a place of the list, as a sample member or as a visitor, when all of it is there. */
export type OpenScreen = (at: number, path: string) => Promise<Page>;

/** Builds and serves malls that choose these things, for as long as `work` takes. */
export async function withMalls<T>(
  browser: Browser,
  folder: string,
  chosen: readonly Chosen[],
  work: (open: OpenScreen, merchants: string) => Promise<T>,
): Promise<T> {
  const [dir, out] = [join(folder, 'merchants'), join(folder, 'dist')];
  const ids = chosen.map((_, at) => `${Number(given.id) + at}`);
  for (const [at, { layout = 'default', theme }] of chosen.entries()) {
    const host = at === 0 ? given.host : `${at}.${given.host}`;
    await newMerchant({ dir, given: { ...given, id: ids[at], host, layout } });
    if (theme) await addToTheme(join(dir, ids[at] ?? ''), theme);
  }
  const build = { merchants: dir, out, environment, keep: 1, root: projectRoot };
  const { ok } = await buildSites({ ...build, cache: cacheFolder });
  if (!ok) throw new Failure('The malls for the pictures cannot be built.');
  const merchants = (await loadMerchants(dir)).merchants.map(sandboxMerchantOf);
  const sandbox = await createSandbox({ db: ':memory:', merchants });
  const server = await startServer({ root: out, sandbox, merchants, port: 0 });
  const open: OpenScreen = async (at, path) => {
    const id = ids[at] ?? '';
    const site = server.siteUrl(id).replace(/\/$/, '');
    const page = await browser.newPage({ viewport: phone });
    await page.goto(`${site}/manifest.webmanifest`); // a file of the site that runs no script
    if (path !== '/login') {
      const session = await sampleSession(sandbox, id, people.aarav.mobile, developmentPayloadKey);
      const stored = { ...session, promptCounter: '3' };
      await page.evaluate((all) => void Object.assign(localStorage, all), stored);
    }
    await page.goto(site + path);
    await page.getByRole('main').waitFor();
    await settled(page);
    if (chosen[at]?.theme?.photo) await page.waitForFunction(isPhotoThere);
    return page;
  };
  try {
    return await work(open, dir);
  } finally {
    await server.close();
    await sandbox.close();
  }
}

/** For the page. The photo comes after everything else. */
function isPhotoThere(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /photo-\w+\.webp/.test(name));
}

/** The photo is that of a sample mall. */
async function addToTheme(folder: string, theme: object): Promise<void> {
  const file = join(folder, 'merchant.json');
  const config = JSON.parse(await readFile(file, 'utf8')) as MerchantInput; // `mall new` has written it
  await writeFile(file, JSON.stringify({ ...config, theme: { ...config.theme, ...theme } }));
  if ('photo' in theme) await copyFile(join(defaultMerchants, '10071/photo.jpg'), join(folder, 'photo.jpg'));
}

/** The app may ask its backend again and again. Then what is there after some seconds counts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
}
