import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { displayPath } from '../shared/display-path';
import { byId, idPattern } from '../shared/natural-order';
import type { Problem } from '../shared/problem';
import { warningOf, wholeProblem } from '../shared/problem-of';
import { defaultsName } from './defaults';

export interface MerchantListing {
  /** Sorted by number. */
  ids: string[];
  /** Problems of entries that are not merchant folders. */
  problems: Problem[];
}

/** The merchants' folders in a folder. Does not read their content. Never throws. */
export async function listMerchants(dir: string): Promise<MerchantListing> {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error);
  if (entries instanceof Error) {
    const message =
      entries.code === 'ENOENT'
        ? 'This folder of merchants does not exist.'
        : `The folder of merchants cannot be read (${entries.code}).`;
    return { ids: [], problems: [wholeProblem('error', '', dir, message)] };
  }
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('merchant.json')) {
    const fix = `use its parent: ${displayPath(dirname(resolve(dir)))}`;
    return { ids: [], problems: [wholeProblem('error', '', dir, oneMerchant, fix)] };
  }
  const ids: string[] = [];
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { name } = entry;
    const path = join(dir, name);
    const linked = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : undefined;
    if (name.startsWith('.') || expectedFiles.includes(name)) continue;
    if (entry.isSymbolicLink() && !linked) {
      problems.push(wholeProblem('error', name, path, 'The link leads nowhere.', 'delete it'));
    } else if (!entry.isDirectory() && !linked?.isDirectory()) {
      const message = `${name} does not belong to a merchant.`;
      problems.push(warningOf('', path, message, 'move it into a merchant folder or delete it'));
    } else if (idPattern.test(name)) ids.push(name);
    else problems.push(badName(name, path, names));
  }
  return { ids: ids.sort(byId), problems };
}

/** Why no merchant can be listed at all. Such a folder says nothing about any merchant. */
export function folderFault({ problems }: Pick<MerchantListing, 'problems'>): Problem | undefined {
  return problems.find(({ merchant, severity }) => merchant === '' && severity === 'error');
}

const oneMerchant = 'This is the folder of one merchant, and not the folder of all merchants.';
const expectedFiles = [defaultsName, 'defaults.schema.json', 'merchant.schema.json', 'README.md'];

/** `names` are all names in the folder, because the advice must not lead to one that is taken. */
function badName(name: string, path: string, names: ReadonlySet<string>): Problem {
  const id = name.replace(/\D/g, '').replace(/^0+/, '');
  const fix = !idPattern.test(id)
    ? 'rename it to the id, or move it away'
    : names.has(id)
      ? `merchant ${id} has a folder of its own. If this is a copy, move it away; if it is another mall, give it an id that is free`
      : `rename it to ${id}`;
  const message = `The folder name ${JSON.stringify(name)} is not a merchant id. An id is a whole number from 1 up, with at most ten digits.`;
  return wholeProblem('error', name, path, message, fix);
}
