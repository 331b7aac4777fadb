import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { build as viteBuild } from 'vite';
import { viteConfig } from '../../build/core/vite-config';
import { type BuildOptions, buildSites } from '../../build/index';
import { loadMerchants } from '../../build/load';

export interface BuildTimes {
  /** Only Vite's compile, like `vite build`, in ms. */
  plainCompile: number;
  /** All merchants of the folder without a cache, in ms. */
  allCold: number;
  merchants: number;
  /** Branding and publishing one more merchant that is in no cache, in ms. */
  furtherMerchant: number;
  /** All merchants again without a change, in ms. */
  allUnchanged: number;
}

export interface BenchFolders {
  /** The repository's folder. */
  root: string;
  merchants: string;
  /** A folder for copies, caches and sites. Its content is deleted. */
  work: string;
}

const few = 5;
const many = 25;
const rounds = 3;

/**
 * Measures compile and builds in one run, each as the best of three rounds. So one can compare the figures with each
 * other, but not with those of another day.
 */
export async function buildTimes({ root, merchants, work }: BenchFolders): Promise<BuildTimes> {
  // Every build gets a new folder, because file systems are slow to reuse one that was just deleted.
  let folders = 0;
  const options = (dir: string, cache: string, out = join(work, `dist-${++folders}`)): BuildOptions => ({
    merchants: dir,
    out,
    environment: { variables: {}, file: {} },
    keep: 0,
    root,
    cache: join(work, cache),
  });
  const clones = {
    few: await cloneMerchants(merchants, join(work, 'few'), few),
    many: await cloneMerchants(merchants, join(work, 'many'), many),
  };
  const count = (await loadMerchants(merchants)).merchants.length;
  await rm(join(work, 'warm'), { recursive: true, force: true });
  await buildSites(options(merchants, 'warm')); // loads every module once and fills the cache of the core

  const times = {
    plain: [] as number[],
    all: [] as number[],
    few: [] as number[],
    many: [] as number[],
    same: [] as number[],
  };
  for (let round = 0; round < rounds; round++) {
    times.plain.push(await timed(() => plainCompile(root, join(work, `plain-${round}`))));
    const all = options(merchants, `cold-${round}`);
    times.all.push(await timed(() => buildSites(all)));
    times.same.push(await timed(() => buildSites(all)));
    for (const size of ['few', 'many'] as const) {
      const cache = `warm-${size}-${round}`;
      await cp(join(work, 'warm'), join(work, cache), { recursive: true });
      await rm(join(work, cache, 'memo'), { recursive: true }); // the core is cached, the merchants are not
      times[size].push(await timed(() => buildSites(options(clones[size], cache))));
    }
  }
  const best = (values: readonly number[]) => Math.min(...values);
  return {
    plainCompile: best(times.plain),
    allCold: best(times.all),
    merchants: count,
    furtherMerchant: (best(times.many) - best(times.few)) / (many - few),
    allUnchanged: best(times.same),
  };
}

/** Copies of real merchants with new ids, names, hosts and logos. */
async function cloneMerchants(from: string, to: string, count: number): Promise<string> {
  const { merchants } = await loadMerchants(from);
  await rm(to, { recursive: true, force: true });
  for (let index = 0; index < count; index++) {
    const original = merchants[index % merchants.length];
    if (!original) throw new Error(`There are no merchants in ${from}.`);
    const id = String(900_000 + index);
    await mkdir(join(to, id), { recursive: true });
    await cp(join(from, original.id), join(to, id), { recursive: true });
    const config = {
      ...original.config,
      logo: 'logo.svg',
      name: `Mall ${index}`,
      hosts: [`mall-${index}.example`],
    };
    await writeFile(join(to, id, 'merchant.json'), JSON.stringify(config));
    const svg = original.logo.toString('utf8').replace('</svg>', `<path d="M0 0h0.0${index + 1}z"/></svg>`);
    await writeFile(join(to, id, 'logo.svg'), svg);
  }
  return to;
}

async function plainCompile(root: string, outDir: string): Promise<void> {
  const config = viteConfig(root);
  await viteBuild({ ...config, build: { ...config.build, outDir, emptyOutDir: true } });
}

/** Milliseconds. */
async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
