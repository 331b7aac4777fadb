import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, requireWritable } from '../shared/make-folder';
import { readCore, type SettledCore, settleCore } from './core-cache';
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
export interface Compiled extends SettledCore {
  inputs: string;
}

/**
 * The app, compiled for all merchants. It comes from the cache when nothing has changed. The files of a core are never
 * written again, so sites may hold hard links to them. Throws what Vite throws, and `Failure` when the cache cannot be
 * written.
 */
export async function compile(options: CompileOptions): Promise<Compiled> {
  const { root, cache, force = false } = options;
  const inputs = await hashInputs(root);
  const place = join(coresFolder(cache), inputs);
  const known = force ? undefined : await readCore(place);
  if (known) {
    await tidyCache(cache, inputs);
    return { core: known, restored: [], inputs };
  }
  const running = await startCompile(root, cache);
  try {
    await running.ended;
    const isStale = (await hashInputs(root)) !== inputs; // somebody saved a file meanwhile
    if (isStale) return await compile(options);
    await finishCore(running.folder, force ? noMemo : folderMemo(memoFolder(cache)));
    const settled = await settleCore(running.folder, place);
    await tidyCache(cache, inputs);
    return { ...settled, inputs };
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
