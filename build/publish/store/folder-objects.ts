import { chmodSync, existsSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderObjects as readObjects } from '../../../serve/objects/folder';
import { listFiles } from '../../core/list-files';
import { withLock } from '../../shared/lock';
import { makePublicFolder } from '../../shared/make-folder';
import { writeWhole } from '../../shared/write-whole';
import type { StoreObjects } from './store-objects';

/** The name of the lock in the store's folder. Whoever writes with a condition holds it for some milliseconds. */
const lock = '.lock';

/** A store in a folder: a key is a path in it. */
export function folderObjects(root: string): StoreObjects {
  const reading = readObjects(root);
  // the first publishing makes the folder
  const get: StoreObjects['get'] = async (key) => (existsSync(root) ? reading.get(key) : undefined);
  const write = (key: string, bytes: Uint8Array) => {
    const place = join(root, key);
    makePublicFolder(dirname(place));
    writeWhole(place, Buffer.from(bytes));
    chmodSync(place, 0o644); // who serves it may be another user, whatever the umask says
  };
  return {
    get,
    async put(key, bytes, condition) {
      if (!condition) {
        write(key, bytes);
        return 'written';
      }
      return withLock(join(root, lock), async () => {
        const there = await get(key);
        if ('ifNoneMatch' in condition ? there : there?.etag !== condition.ifMatch) return 'refused';
        write(key, bytes);
        return 'written';
      });
    },
    async remove(key) {
      rmSync(join(root, key), { force: true });
    },
    async list(prefix) {
      // With what a killed process has half written: pruning removes it.
      const keys = (await listFiles(root)).filter((key) => key.startsWith(prefix) && !key.startsWith(lock));
      return keys.flatMap((key) => {
        const stats = statSync(join(root, key), { throwIfNoEntry: false });
        return stats?.isFile() ? [{ key, size: stats.size, modified: stats.mtimeMs }] : [];
      });
    },
  };
}
