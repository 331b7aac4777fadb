import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashFolder } from './inputs';
import { listFiles } from './list-files';
import { sha256 } from './site-file';

const id = 'virtual:contract-version';
const resolved = `\0${id}`;
const folder = 'src/contract';

/**
 * Gives the app a version for the replies that it keeps: a hash over `src/contract`, which says what replies look like
 * inside the app. A release with another version drops what an earlier one kept. The same sources give the same version
 * everywhere.
 *
 * @param root absolute path of the folder that holds `src/`
 */
export function contractVersion(root: string): Plugin {
  return {
    name: 'contract-version',
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(module) {
      if (module !== resolved) return undefined;
      for (const file of await listFiles(join(root, folder))) this.addWatchFile(join(root, folder, file));
      const version = sha256((await hashFolder(root, folder)).join('\n')).slice(0, 16);
      return `export const contractVersion = ${JSON.stringify(version)};`;
    },
  };
}
