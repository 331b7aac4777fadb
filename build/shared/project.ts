import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository. A command may start in any other folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Files that can be made again at any time: compiled cores, icons, compressed copies. */
export const cacheFolder = join(projectRoot, '.cache');

/** Where sites go and merchants come from by default. */
export const defaultOut = join(projectRoot, 'dist');
export const defaultMerchants = join(projectRoot, 'merchants');

/** Where the studio keeps what its saves have replaced. */
export const studioHistory = join(projectRoot, '.studio');
