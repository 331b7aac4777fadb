import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from '../shared/lock';
import { makeFolder, requireWritable } from '../shared/make-folder';
import type { Core } from './core';
import { readCore, settleCore } from './core-cache';
import { finishCore } from './finish-core';
import { hashInputs } from './inputs';
import { folderMemo, noMemo } from './memo';
import { compilingPrefix, coreSite, coresFolder, memoFolder, tidyCache } from './tidy-cache';
import { runVite } from './vite-run';

export interface CompileOptions {
  /** Absolute path of the folder that holds `src/` and `public/`. */
  root: string;
  /** Folder that keeps compiled cores. */
  cache: string;
  /** Compiles even when the cache has this core. */
  force?: boolean;
}

/**
 * A core, and the hash of what it was compiled from. The hash is a new one if somebody saved a file during the compile.
 */
export interface Compiled {
  core: Core;
  inputs: string;
}

/** A compile takes seconds, on a busy machine minutes. After this time (ms) a build no longer waits for another's. */
const longestCompile = 10 * 60_000;

/**
 * The app, compiled for all merchants. It comes from the cache when nothing has changed. Builds that need the same core
 * at once compile it once: the others wait. The files of a core are never written again, so sites may hold hard links to
 * them. Throws what Vite throws, and `Failure` when the cache cannot be written.
 */
export async function compile(options: CompileOptions): Promise<Compiled> {
  const { root, cache, force = false } = options;
  const inputs = await hashInputs(root);
  const made = force
    ? await compileAnew(options, inputs)
    : ((await cached(cache, inputs)) ?? (await compileOnce(options, inputs)));
  return made ?? compile(options);
}

async function cached(cache: string, inputs: string): Promise<Compiled | undefined> {
  const core = await readCore(join(coresFolder(cache), inputs));
  if (!core) return undefined;
  await tidyCache(cache, inputs);
  return { core, inputs };
}

/**
 * Compiles, unless another build is at it: then its core is taken. Two compiles do no harm, they only take longer. So a
 * build that has waited too long compiles after all.
 */
async function compileOnce(options: CompileOptions, inputs: string): Promise<Compiled | undefined> {
  const cores = coresFolder(options.cache);
  makeFolder(cores);
  await requireWritable(cores);
  const release = await takeLock(join(cores, `${compilingPrefix}${inputs}.lock`), longestCompile);
  try {
    return (await cached(options.cache, inputs)) ?? (await compileAnew(options, inputs));
  } finally {
    release?.();
  }
}

/** Compiles the app. `undefined` when somebody saved a file meanwhile. */
async function compileAnew(
  { root, cache, force = false }: CompileOptions,
  inputs: string,
): Promise<Compiled | undefined> {
  const running = await startCompile(root, cache);
  try {
    await running.ended;
    if ((await hashInputs(root)) !== inputs) return undefined;
    await finishCore(running.folder, force ? noMemo : folderMemo(memoFolder(cache)));
    const core = await settleCore(running.folder, join(coresFolder(cache), inputs));
    await tidyCache(cache, inputs);
    return { core, inputs };
  } finally {
    await running.discard();
  }
}

/** Starts to compile the app into a new folder of the cache. */
async function startCompile(root: string, cache: string) {
  const cores = coresFolder(cache);
  makeFolder(cores);
  await requireWritable(cores);
  const folder = await mkdtemp(join(cores, compilingPrefix));
  const { ended, stop } = runVite(root, join(folder, coreSite));
  /** Ends the compile if it still runs, and removes its folder if it is still there. */
  const discard = async () => {
    stop();
    await ended.catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, ended, discard };
}
