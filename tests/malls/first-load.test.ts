import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { type FirstLoad, firstLoads, type LoadedFile } from '../../tools/bench/first-load';
import { temporaryFolder } from '../build/harness';

let login: FirstLoad | undefined;
let dashboard: FirstLoad | undefined;

beforeAll(async () => {
  const merchants = await plainMall();
  [login, dashboard] = await firstLoads(projectRoot, cacheFolder, merchants, ['login', 'dashboard']);
});

/** A mall with pattern, gradient and palette. What else makes a face is bytes of the mall, and not of the app. */
async function plainMall(): Promise<string> {
  const folder = await temporaryFolder();
  const [from, to] = [join(defaultMerchants, '10072'), join(folder, '10072')];
  await mkdir(to);
  await copyFile(join(from, 'logo.svg'), join(to, 'logo.svg'));
  const { theme, ...config } = JSON.parse(await readFile(join(from, 'merchant.json'), 'utf8'));
  const { palette, decoration, gradient } = theme;
  await writeFile(
    join(to, 'merchant.json'),
    JSON.stringify({ ...config, theme: { palette, decoration, gradient } }),
  );
  return folder;
}

const brotli = (files: readonly LoadedFile[] | undefined) =>
  files?.reduce((sum, file) => sum + file.brotli, 0);
const gzip = (files: readonly LoadedFile[] | undefined) => files?.reduce((sum, file) => sum + file.gzip, 0);

it('of /login stays below 117.2 kB of script, 136 kB for browsers without brotli', () => {
  expect(brotli(login?.scripts)).toBeLessThanOrEqual(117_200);
  expect(gzip(login?.scripts)).toBeLessThanOrEqual(136_000);
});

it('of /dashboard stays below 134.2 kB of script', () => {
  expect(brotli(dashboard?.scripts)).toBeLessThanOrEqual(134_200);
});

it('brings at most 12 kB of styles, in the page or beside it', () => {
  for (const load of [login, dashboard]) {
    expect(brotli(load && [...load.inlineStyles, ...load.styles])).toBeLessThanOrEqual(12_000);
  }
});

it('has a page of at most 11 kB, the styles in it included, and 0.2 kB for its Content-Security-Policy', () => {
  // As a header, the policy had more than twice as many bytes, because a server does not compress headers.
  expect(login?.page.brotli).toBeLessThanOrEqual(11_200);
});
