import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadObjects, StoreAway } from './read-objects';

/** A store in a folder: a key is a path in it. */
export function folderObjects(root: string): ReadObjects {
  return {
    get: async (key) => {
      try {
        const bytes = await readFile(join(root, key));
        return { bytes, etag: createHash('sha256').update(bytes).digest('hex') };
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException; // node:fs throws nothing else
        // Of a folder that is not mounted nobody knows what it holds.
        if (code === 'ENOENT' && (await isThere(root))) return undefined;
        throw new StoreAway(`The store in ${root} cannot be read (${code}).`, { code });
      }
    },
  };
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
