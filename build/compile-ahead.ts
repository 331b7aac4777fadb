import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs } from './core/inputs';
import { type StartedCompile, startCompile } from './core/start-compile';
import { coresFolder } from './core/tidy-cache';
import type { BuildOptions } from './pipeline';

/** More malls than this are read before the compile: reading their logos takes memory that the compile needs. */
const mostMalls = 100;

/**
 * Starts the compile before the merchants are read, where the cache has no core: Vite starts meanwhile. `undefined` when
 * there is nothing to compile, or when it cannot start. Then the build starts it in its turn, and tells what is wrong.
 */
export async function compileAhead(options: BuildOptions): Promise<StartedCompile | undefined> {
  const { root, cache, merchants, only, force, dryRun } = options;
  if (dryRun) return undefined;
  try {
    const malls = (only ?? (await readdir(merchants))).length;
    if (malls === 0 || malls > mostMalls) return undefined;
    const inputs = await hashInputs(root);
    if (!force && existsSync(join(coresFolder(cache), inputs))) return undefined;
    return await startCompile(root, cache, inputs);
  } catch {
    return undefined;
  }
}
