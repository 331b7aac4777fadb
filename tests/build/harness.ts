import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import type { MerchantInput } from '@/brand/merchant-schema';
import type { BuildRecord } from '../../build/brand/build-json';
import { listFiles } from '../../build/core/list-files';
import { sha256 } from '../../build/core/site-file';
import { buildSites } from '../../build/pipeline';
import type { BuildOptions } from '../../build/pipeline/options';
import { fillTinyCache, writeTinyApp } from './tiny-app';

/** A badge with a white square in the middle. The corner in front differs between merchants. */
function logoFor(id: string): string {
  const path = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`;
  const [badge, sign] = [path('#c8142b', 'M8 8h48v48H8z'), path('#ffffff', 'M24 24h16v16H24z')];
  const mark = path('#7a0c1a', `M8 8h${(Number(id) % 97) / 10}v2H8z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${badge}${sign}${mark}</svg>`;
}

/** A folder for one test, deleted after it. If a hook calls this, the folder belongs to the whole file. */
export async function temporaryFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'build-test-')));
}

/** A temporary folder for one test. */
export async function testFolder(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A tiny app for all tests of a file, with its compiled core in the cache. Each test gets folders of its own for merchants and sites. */
export function tinyApp() {
  const folders = { root: '', cache: '', merchants: '', out: '' };
  let shared = '';
  beforeAll(async () => {
    shared = await temporaryFolder();
    folders.root = await writeTinyApp(join(shared, 'app'));
    folders.cache = join(shared, 'cache');
    await fillTinyCache(folders.root, folders.cache);
  });
  afterAll(() => rm(shared, { recursive: true, force: true }));
  beforeEach(async () => {
    const folder = await testFolder();
    folders.merchants = join(folder, 'merchants');
    folders.out = join(folder, 'dist');
  });
  return folders;
}

export async function writeMerchant(
  dir: string,
  id: string,
  overrides: Partial<MerchantInput> = {},
): Promise<void> {
  const config: MerchantInput = { name: `Mall ${id}`, hosts: [`mall-${id}.example`], ...overrides };
  await mkdir(join(dir, id), { recursive: true });
  await writeFile(join(dir, id, 'merchant.json'), JSON.stringify(config, null, 2));
  await writeFile(join(dir, id, 'logo.svg'), logoFor(id));
}

/** Adds the merchants 1 and 2 to the folder of a test. */
export async function twoMerchants<Folders extends { merchants: string }>(
  folders: Folders,
): Promise<Folders> {
  await writeMerchant(folders.merchants, '1');
  await writeMerchant(folders.merchants, '2');
  return folders;
}

/** Builds without this machine's environment. */
export function build(
  options: Partial<BuildOptions> & Pick<BuildOptions, 'merchants' | 'out' | 'root' | 'cache'>,
) {
  return buildSites({ environment: { variables: {}, file: {} }, keep: 5, ...options });
}

/** Every file of a folder by path, links followed. */
export async function contents(folder: string): Promise<Map<string, Buffer>> {
  const root = await realpath(folder);
  const paths = await listFiles(root);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path))] as const)),
  );
}

/** Paths that the service worker of a site keeps: those of the shared code that the site carries, and its own. */
export function precached(files: ReadonlyMap<string, Buffer>): string[] {
  const own = files.get('service-worker.js')?.toString() ?? '';
  const { without, files: made } = JSON.parse(/self\.site=(.*);/.exec(own)?.[1] ?? '{}') as {
    without: string[];
    files: { url: string }[];
  }; // as the builder writes it
  const code = files.get(/const code="\/(.*?)"/.exec(own)?.[1] ?? '')?.toString() ?? '';
  const shared = JSON.parse(/\["\/assets\/[^\]]*\]/.exec(code)?.[0] ?? '[]') as string[]; // of paths, as above
  const urls = [...shared.filter((url) => !without.includes(url)), ...made.map(({ url }) => url)];
  return urls.map((url) => url.slice(1));
}

async function buildRecord(site: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(join(site, 'build.json'), 'utf8')) as BuildRecord; // its shape is tested here
}

/** The mistakes of a published site. Empty if every file is as `build.json` says. */
export async function faultsOf(site: string): Promise<string[]> {
  const files = await contents(site);
  const { files: listed } = await buildRecord(site);
  const kept = JSON.parse(files.get('kept.json')?.toString() ?? '{"files":[]}') as {
    files: { path: string }[];
  };
  const known = new Set([...listed, ...kept.files].map(({ path }) => path).concat('build.json', 'kept.json'));
  return [
    ...listed.flatMap(({ path, sha256: expected }) => {
      const bytes = files.get(path);
      if (!bytes) return [`${path} is missing`];
      return sha256(bytes) === expected ? [] : [`${path} is not what build.json says`];
    }),
    ...[...files.keys()].filter((path) => !known.has(path)).map((path) => `${path} is listed nowhere`),
  ];
}

export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort();
}
