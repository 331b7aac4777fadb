import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this repository, whatever folder a command is started in. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** What can be made again at any time: compiled cores, icons, compressed copies. */
export const cacheFolder = join(projectRoot, '.cache');

/** Where sites go and merchants come from, unless a command says otherwise. */
export const defaultOut = join(projectRoot, 'dist');
export const defaultMerchants = join(projectRoot, 'merchants');
