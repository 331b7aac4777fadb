import { beforeAll, expect, it } from 'vitest';
import { cacheFolder, defaultMerchants, projectRoot } from '../../build/shared/project';
import { type FirstLoad, firstLoads, type LoadedFile } from '../../tools/bench/first-load';

let login: FirstLoad | undefined;
let dashboard: FirstLoad | undefined;

beforeAll(async () => {
  [login, dashboard] = await firstLoads(projectRoot, cacheFolder, defaultMerchants, ['login', 'dashboard']);
});

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
