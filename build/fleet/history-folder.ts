import { join, relative } from 'node:path';
import { sha256 } from '../core/site-file';
import { idPattern } from '../shared/natural-order';

/** Where the studio keeps what it knows of the malls of a folder. */
export function studioFolderOf(home: string, merchants: string): string {
  return join(home, sha256(relative(home, merchants)).slice(0, 12));
}

/** Where the studio keeps what its saves of one mall have replaced. */
export function historyOf(home: string, merchants: string, id: string): string {
  return join(studioFolderOf(home, merchants), idPattern.test(id) ? id : '0');
}
