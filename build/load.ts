import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from './diagnostics/nearest';
import { displayPath } from './display-path';
import { clashes, type HostClaim } from './load-clashes';
import { configName, loadFolder } from './load-folder';
import { mapBounded } from './map-bounded';
import type { Merchant } from './merchant';
import { byId, idPattern } from './natural-order';
import type { Problem } from './problem';

export interface LoadResult {
  /** Those without errors, by the number of their id. */
  merchants: Merchant[];
  /** Everything wrong with those asked for, by id, file and place. Warnings keep nobody out. */
  problems: Problem[];
}

/** Files open at once: enough to keep a disk busy, far below what systems allow a process. */
const readsAtOnce = 32;

/**
 * Reads and checks the merchants of a folder (interfaces §2), all or those named in `only`. What is wrong is reported,
 * never thrown; a bad merchant keeps no other one out, except that two who claim one host are both in the wrong.
 */
export async function loadMerchants(dir: string, only?: readonly string[]): Promise<LoadResult> {
  const listing = await listFolders(dir);
  const wanted = only ? listing.ids.filter((id) => only.includes(id)) : listing.ids;
  const others = listing.ids.filter((id) => !wanted.includes(id));
  const folders = await mapBounded(wanted, readsAtOnce, (id) => loadFolder(dir, id));
  const rivals = await mapBounded(others, readsAtOnce, (id) => claimsOf(dir, id));
  const clashing = clashes(folders, rivals.flat(), dir);
  const problems = [
    ...(only
      ? [...listing.problems.filter(({ merchant }) => merchant === ''), ...unknownIds(dir, only, listing)]
      : listing.problems),
    ...folders.flatMap((folder) => folder.problems),
    ...clashing,
  ];
  const bad = new Set(
    clashing.filter(({ severity }) => severity === 'error').map(({ merchant }) => merchant),
  );
  return {
    merchants: folders.flatMap(({ id, merchant }) => (merchant && !bad.has(id) ? [merchant] : [])),
    problems: problems.sort(byPlace),
  };
}

interface Listing {
  /** Merchant folders by id. */
  ids: string[];
  problems: Problem[];
}

async function listFolders(dir: string): Promise<Listing> {
  const problem = (
    merchant: string,
    path: string,
    rest: Pick<Problem, 'severity' | 'message' | 'fix'>,
  ): Problem => {
    return { merchant, file: displayPath(path), line: 1, column: 1, ...rest };
  };
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => error);
  if (entries instanceof Error) {
    const message =
      entries.code === 'ENOENT'
        ? 'There is no such folder of merchants.'
        : `The folder of merchants cannot be read (${entries.code}).`;
    return { ids: [], problems: [problem('', dir, { severity: 'error', message })] };
  }
  const ids: string[] = [];
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { name } = entry;
    const path = join(dir, name);
    const linked = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : undefined;
    if (name.startsWith('.') || expectedFiles.includes(name)) continue;
    if (entry.isSymbolicLink() && !linked) {
      problems.push(
        problem(name, path, { severity: 'error', message: 'The link leads nowhere.', fix: 'delete it' }),
      );
    } else if (!entry.isDirectory() && !linked?.isDirectory()) {
      const message = `${name} belongs to no merchant.`;
      problems.push(
        problem('', path, {
          severity: 'warning',
          message,
          fix: 'move it into a merchant folder or delete it',
        }),
      );
    } else if (idPattern.test(name)) ids.push(name);
    else problems.push(problem(name, path, { severity: 'error', ...badName(name) }));
  }
  return { ids: ids.sort(byId), problems };
}

const expectedFiles = ['merchant.schema.json', 'README.md'];

function badName(name: string): { message: string; fix: string } {
  const id = name.replace(/\D/g, '').replace(/^0+/, '');
  return {
    message: `The folder name ${JSON.stringify(name)} is no merchant id: a whole number from 1 up, at most ten digits.`,
    fix: idPattern.test(id) ? `rename it to ${id}` : 'rename it to the id',
  };
}

function unknownIds(dir: string, only: readonly string[], { ids, problems }: Listing): Problem[] {
  const missing = [...new Set(only)].filter((id) => !ids.includes(id));
  return missing.map((id) => {
    const listed = problems.find(({ merchant }) => merchant === id);
    if (listed) return listed;
    const near = nearest(id, ids);
    const some =
      ids.length > 0
        ? `there are ${ids.slice(0, 20).join(', ')}${ids.length > 20 ? ' …' : ''}`
        : 'it has none';
    const message = `There is no merchant ${JSON.stringify(id)} in ${displayPath(dir)}; ${some}.`;
    const fix = near ? `did you mean ${near}?` : 'npm run merchant:new writes a new one';
    return { merchant: id, file: displayPath(dir), line: 1, column: 1, severity: 'error', message, fix };
  });
}

/** The hosts of a merchant that is not being loaded, without a word about its own mistakes. */
async function claimsOf(dir: string, id: string): Promise<HostClaim[]> {
  try {
    const config: unknown = JSON.parse(
      (await readFile(join(dir, id, configName), 'utf8')).replace(/^\uFEFF/, ''),
    );
    const hosts = typeof config === 'object' && config && 'hosts' in config ? config.hosts : undefined;
    if (!Array.isArray(hosts)) return [];
    return hosts.filter((host) => typeof host === 'string').map((host) => ({ id, host }));
  } catch {
    return [];
  }
}

function byPlace(one: Problem, other: Problem): number {
  return (
    byId(one.merchant, other.merchant) ||
    (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
    one.line - other.line ||
    one.column - other.column ||
    (one.message < other.message ? -1 : one.message > other.message ? 1 : 0)
  );
}
