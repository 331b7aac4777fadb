import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMerchants } from '../../build/config/load';
import { cloneMerchants } from './clone-merchants';
import { peakOfProcess, timeProcess } from './measure-process';

/** A time in ms, and the most memory in MiB where the system tells. */
interface Measured {
  ms: number;
  peakMiB?: number | undefined;
}

/** Figures of one run, in ms as whole processes. One can compare them with each other, but not with those of another day. */
export interface BuildTimes {
  /** Only Vite's compile, started like our commands: through tsx. */
  plainCompile: Measured;
  /** A build that finds nothing to do: what starting costs. */
  processStart: number;
  merchants: number;
  /** All merchants of the folder, without a cache. */
  allCold: number;
  /** Copies of the merchants: their number, and a build of all of them with the core in the cache and nothing else. */
  cold: { malls: number; ms: number }[];
  /** The largest number of copies, without any cache. */
  largestCold: Measured;
  /** The largest number of copies again: nothing changed, one config changed, another backend for all. */
  unchanged: number;
  oneChanged: number;
  rewritten: number;
  /** Bytes of the files that one mall has alone, without a typeface: of the mall that has most. */
  ownBytes: number;
}

export interface BenchFolders {
  /** The repository's folder. */
  merchants: string;
  /** A folder for copies, caches and sites. Its content is deleted. */
  work: string;
  /** Numbers of copies, growing. */
  sizes?: readonly number[];
  rounds?: number;
}

/** How often the largest number of malls is built cold. */
const largeRounds = 2;

/**
 * Measures compile and builds in one run. What contains a compile is measured several times, and the best counts, because
 * the speed of a machine changes within a minute.
 */
export async function buildTimes({
  merchants,
  work,
  sizes = [10, 100, 250, 500, 1000],
  rounds = 5,
}: BenchFolders): Promise<BuildTimes> {
  // Every build gets a new folder, because file systems are slow to reuse one that was just deleted.
  let folders = 0;
  const fresh = () => join(work, `folder-${++folders}`);
  const build = (...args: string[]) => timeProcess('build-process.ts', args);
  const warm = fresh();
  const [none, warmOut] = [fresh(), fresh()];
  await mkdir(none);
  await build(merchants, warmOut, warm);

  const plain: number[] = [];
  const all: number[] = [];
  const start: number[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(await timeProcess('plain-compile-process.ts', [fresh()]));
    all.push(await build(merchants, fresh(), fresh()));
    start.push(await build(none, fresh(), warm));
  }
  const cold: BuildTimes['cold'] = [];
  let [malls, out, cache] = ['', '', ''];
  for (const size of sizes) {
    [malls, out, cache] = [await cloneMerchants(merchants, fresh(), size), fresh(), fresh()];
    await cp(join(warm, 'core'), join(cache, 'core'), { recursive: true }); // the core is cached, the malls are not
    cold.push({ malls: size, ms: await build(malls, out, cache) });
  }
  const largestCold: number[] = [];
  for (let round = 0; round < largeRounds; round++) largestCold.push(await build(malls, fresh(), fresh()));
  const first = join(malls, '900000');
  const sizeOf = await mostOwnBytes(out);
  const unchanged = await build(malls, out, cache);
  const config = JSON.parse(await readFile(join(first, 'merchant.json'), 'utf8')) as object; // written below
  await writeFile(
    join(first, 'merchant.json'),
    JSON.stringify({ ...config, description: 'Another sentence.' }),
  );
  const oneChanged = await build(malls, out, cache);
  const rewritten = await build(malls, out, cache, 'https://api.bench.example');
  return {
    plainCompile: {
      ms: Math.min(...plain),
      peakMiB: await peakOfProcess('plain-compile-process.ts', [fresh()]),
    },
    processStart: Math.min(...start),
    merchants: (await loadMerchants(merchants)).merchants.length,
    allCold: Math.min(...all),
    cold,
    largestCold: {
      ms: Math.min(...largestCold),
      peakMiB: await peakOfProcess('build-process.ts', [malls, fresh(), fresh()]),
    },
    unchanged,
    oneChanged,
    rewritten,
    ownBytes: sizeOf,
  };
}

async function mostOwnBytes(out: string): Promise<number> {
  const report = JSON.parse(await readFile(join(out, '.report/index.json'), 'utf8')) as {
    malls: { size: { own: number } }[];
  }; // as the build writes it
  return Math.max(...report.malls.map(({ size }) => size.own));
}
