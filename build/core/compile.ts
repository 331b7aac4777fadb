import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chunksOf } from './chunk';
import { compressed, quality } from './compress';
import type { Core } from './core';
import { coreSite, describeCore, readCore, settleCore } from './core-cache';
import { hashInputs } from './inputs';
import { listFiles } from './list-files';
import { folderMemo, type Memo, noMemo } from './memo';
import { byPath, madeFile, type SharedFile } from './site-file';
import { compilingPrefix, coresFolder, memoFolder, tidyCache } from './tidy-cache';
import { runVite } from './vite-run';
import { workerCode } from './worker-code';

/** Where Vite describes what it emitted, and the service worker with its list of files left open. */
const viteManifestFile = '.vite/manifest.json';
const serviceWorkerFile = 'service-worker.js';

export interface CompileOptions {
  /** Absolute path of the folder that holds `src/` and `public/`. */
  root: string;
  /** Folder that keeps compiled cores. */
  cache: string;
  /** Compiles even when the cache has this core. */
  force?: boolean;
  /** Called when the cache does not have this core: the compile needs all the memory that others can spare. */
  beforeCompiling?: () => Promise<void>;
}

/**
 * A core, and the hash of what it was compiled from. The hash is a new one if somebody saved a file during the compile.
 */
export interface Compiled {
  core: Core;
  inputs: string;
}

/**
 * The app, compiled for all merchants. It comes from the cache when nothing has changed. The files of a core are never
 * written again, so sites may hold hard links to them. Throws what Vite throws.
 */
export async function compile(options: CompileOptions): Promise<Compiled> {
  const key = await hashInputs(options.root);
  const cores = coresFolder(options.cache);
  const place = join(cores, key);
  const known = options.force ? undefined : await readCore(place);
  if (known) {
    await tidyCache(options.cache, key);
    return { core: known, inputs: key };
  }
  await mkdir(cores, { recursive: true });
  const folder = await mkdtemp(join(cores, compilingPrefix));
  try {
    await options.beforeCompiling?.();
    await runVite(options.root, join(folder, coreSite));
    if ((await hashInputs(options.root)) !== key) return await compile(options); // somebody saved a file meanwhile
    await checkAndFinish(folder, options.force ? noMemo : folderMemo(memoFolder(options.cache)));
    const core = await settleCore(folder, place);
    await tidyCache(options.cache, key);
    return { core, inputs: key };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Checks that the promised browsers can run the core, while other threads compress it. The check loads Vite, so it loads
 * only here, too.
 */
async function checkAndFinish(folder: string, memo: Memo): Promise<void> {
  const { browserFiles, checkBrowsers } = await import('./browsers/check-browsers');
  const files = await browserFiles(join(folder, coreSite)); // finishing moves some of them
  const done = await Promise.allSettled([checkBrowsers(files), finishCore(folder, memo)]);
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}

/**
 * Turns Vite's output into a core: takes out the manifest, makes the service worker a shared asset, adds compressed
 * copies, makes the files read-only.
 */
async function finishCore(folder: string, memo: Memo): Promise<void> {
  const site = join(folder, coreSite);
  const chunks = chunksOf(JSON.parse(await readFile(join(site, viteManifestFile), 'utf8')));
  const compiledWorker = await readFile(join(site, serviceWorkerFile), 'utf8');
  await rm(join(site, viteManifestFile, '..'), { recursive: true });
  await rm(join(site, serviceWorkerFile));
  const plain = (await listFiles(site)).map((path) => ({ path }));
  const worker = workerCode(compiledWorker, plain);
  await writeFile(join(site, worker.path), worker.bytes);
  const files = await Promise.all([...plain, worker].map(({ path }) => finishFile(site, path, memo)));
  await describeCore(folder, { files: files.flat().sort(byPath), chunks, serviceWorker: worker.path });
}

async function finishFile(site: string, path: string, memo: Memo): Promise<SharedFile[]> {
  const original = madeFile(path, await readFile(join(site, path)));
  const copies = await compressed(original, quality.shared, memo);
  await Promise.all(copies.map((copy) => writeFile(join(site, copy.path), copy.bytes)));
  const files = [original, ...copies];
  return Promise.all(
    files.map(async ({ path, size, sha256 }) => {
      const source = join(site, path);
      await chmod(source, 0o444);
      return { path, size, sha256, source };
    }),
  );
}
