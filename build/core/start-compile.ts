import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, requireWritable } from '../shared/make-folder';
import { compilingPrefix, coreSite, coresFolder } from './tidy-cache';
import { runVite, type ViteRun } from './vite-run';

/** A compile under way. */
export interface StartedCompile extends Pick<ViteRun, 'written' | 'ended'> {
  /** Hash of what it compiles, from before it started. */
  inputs: string;
  /** The files are in `site/` below it. */
  folder: string;
  /** Ends the compile if it still runs, and removes its folder if it is still there. */
  discard: () => Promise<void>;
}

/**
 * Starts to compile the app into a new folder of the cache. Loads little, so that it can start before anything else.
 * Throws `Failure` when the cache cannot be written.
 */
export async function startCompile(root: string, cache: string, inputs: string): Promise<StartedCompile> {
  const cores = coresFolder(cache);
  makeFolder(cores);
  await requireWritable(cores);
  const folder = await mkdtemp(join(cores, compilingPrefix));
  const { written, ended, stop } = runVite(root, join(folder, coreSite));
  const discard = async () => {
    stop();
    await ended.catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  return { inputs, folder, written, ended, discard };
}
