import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hashInputs } from './core/inputs';
import { type StartedCompile, startCompile } from './core/start-compile';
import { coresFolder } from './core/tidy-cache';
import type { BuildOptions } from './pipeline/options';

/**
 * Starts the compile before the merchants are read, where the cache has no core: Vite starts meanwhile. `undefined` when
 * there is nothing to compile, or when it cannot start. Then the build starts it in its turn, and tells what is wrong.
 */
export async function compileAhead(options: BuildOptions): Promise<StartedCompile | undefined> {
  const { root, cache, merchants, only, force, dryRun } = options;
  if (dryRun) return undefined;
  try {
    if ((only ?? (await readdir(merchants))).length === 0) return undefined;
    const inputs = await hashInputs(root);
    if (!force && existsSync(join(coresFolder(cache), inputs))) return undefined;
    return await startCompile(root, cache, inputs);
  } catch {
    return undefined;
  }
}
