import { join } from 'node:path';
import { readCore, type SettledCore, settleCore } from './core-cache';
import { finishCore } from './finish-core';
import { hashInputs } from './inputs';
import { folderMemo, noMemo } from './memo';
import { type StartedCompile, startCompile } from './start-compile';
import { coresFolder, memoFolder, tidyCache } from './tidy-cache';

export interface CompileOptions {
  /** Absolute path of the folder that holds `src/` and `public/`. */
  root: string;
  /** Folder that keeps compiled cores. */
  cache: string;
  /** Compiles even when the cache has this core. */
  force?: boolean;
  /** A compile of this app that runs already, because the cache does not have the core. */
  started?: StartedCompile | undefined;
}

/**
 * A core, and the hash of what it was compiled from. The hash is a new one if somebody saved a file during the compile.
 */
export interface Compiled extends SettledCore {
  inputs: string;
}

/**
 * The app, compiled for all merchants. It comes from the cache when nothing has changed. The files of a core are never
 * written again, so sites may hold hard links to them. Throws what Vite throws.
 */
export async function compile({ started, ...options }: CompileOptions): Promise<Compiled> {
  const { root, cache, force = false } = options;
  const inputs = started?.inputs ?? (await hashInputs(root));
  const place = join(coresFolder(cache), inputs);
  const known = started || force ? undefined : await readCore(place);
  if (known) {
    await tidyCache(cache, inputs);
    return { core: known, restored: [], inputs };
  }
  const running = started ?? (await startCompile(root, cache, inputs));
  try {
    const finishing = finishCore(running, force ? noMemo : folderMemo(memoFolder(cache))).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    await running.ended;
    const isStale = (await hashInputs(root)) !== inputs; // somebody saved a file meanwhile
    const failed = await finishing;
    if (isStale) return await compile(options);
    if (failed) throw failed.error;
    const settled = await settleCore(running.folder, place);
    await tidyCache(cache, inputs);
    return { ...settled, inputs };
  } finally {
    await running.discard();
  }
}
