import { join, relative } from 'node:path';
import { sha256 } from '../core/site-file';
import { idPattern } from '../shared/natural-order';

/** Where the studio keeps what its saves of one mall have replaced. */
export function historyOf(home: string, merchants: string, id: string): string {
  return join(home, sha256(relative(home, merchants)).slice(0, 12), idPattern.test(id) ? id : '0');
}
