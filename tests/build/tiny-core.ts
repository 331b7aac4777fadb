import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from '../../build/core/compile';
import { projectRoot } from '../../build/shared/project';

/** The cores of tiny apps. Every test file and every run share them, because a compile takes longer than most tests. */
const sharedCache = join(projectRoot, '.tmp/tiny-cores');

/**
 * Fills a cache with the core of a tiny app, which is compiled only where no test has done so yet. The files are
 * copies, because tests damage them.
 *
 * @param root the app, or a copy of the repository with the app in it
 */
export async function fillTinyCache(root: string, cache: string): Promise<void> {
  const { inputs } = await compile({ root, cache: sharedCache });
  await cp(join(sharedCache, 'core', inputs), join(cache, 'core', inputs), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}
