import { join } from 'node:path';
import type { Merchant } from '../brand/merchant';
import { cutList } from '../diagnostics/cut-list';
import { readMerchantFile } from '../diagnostics/read-merchant-file';
import { displayPath } from '../shared/display-path';
import { Failure } from '../shared/failure';
import { groupBy } from '../shared/group-by';
import { mapBounded } from '../shared/map-bounded';
import { byId } from '../shared/natural-order';
import { nearest } from '../shared/nearest';
import { type Problem, problemsText } from '../shared/problem';
import { problemOf, wholeProblem } from '../shared/problem-of';
import { shown } from '../shared/shown';
import { type CheckedFolder, checkFolder } from './check-folder';
import { defaultsName } from './defaults';
import { foreignNames, type Known } from './foreign-names';
import { folderFault, listMerchants, type MerchantListing } from './list-merchants';
import { clashes, logoUse, nameUse, type Rivals } from './load-clashes';
import { configName, type UnsavedFiles } from './load-folder';
import { maxLogoBytes } from './logo/logo-findings';
import { rawConfig } from './raw-config';

export interface LoadResult {
  /** The merchants without errors, sorted by the number of their id. */
  merchants: Merchant[];
  /**
   * All problems of the merchants that were asked for, sorted by id, file and place. A merchant with warnings is still
   * loaded.
   */
  problems: Problem[];
}

/** How many files are open at once: enough to keep a disk busy, and far below the limit of a process. */
const readsAtOnce = 32;

/**
 * Reads and checks the merchants of a folder (docs/onboarding.md#3-check-it), all or those named in `only`. Mistakes
 * are reported, never thrown. A bad merchant stops no other one, not even a bug that only its files bring up. Only when two merchants claim one host, or one package
 * that neither has recorded, both are refused.
 *
 * @param unsaved files that count instead of those on the disk, by the merchant's id
 * @param load loads one folder, from memory where possible
 */
export async function loadMerchants(
  dir: string,
  only?: readonly string[],
  unsaved: Readonly<Record<string, UnsavedFiles>> = {},
  load: (dir: string, id: string, unsaved?: UnsavedFiles) => Promise<CheckedFolder> = checkFolder,
): Promise<LoadResult> {
  const listing = await listMerchants(dir);
  const wanted = only ? listing.ids.filter((id) => only.includes(id)) : listing.ids;
  const others = listing.ids.filter((id) => !wanted.includes(id));
  const folders = await mapBounded(wanted, readsAtOnce, async (id): Promise<CheckedFolder> => {
    try {
      return await load(dir, id, unsaved[id]);
    } catch (error) {
      return { id, problems: [problemOf(id, join(dir, id), error)], hosts: [], shownTexts: [] };
    }
  });
  const claimed = new Set(folders.flatMap(({ hosts }) => hosts.map(({ host }) => host.toLowerCase())));
  const packages = new Set(folders.map((folder) => folder.packageId?.text));
  const rivals = await mapBounded(others, readsAtOnce, async (id) => {
    const { hosts, logo, name, packageId } = rawConfig(dir, id);
    const known = { id, name, hosts };
    const isRival =
      hosts.some((host) => claimed.has(host.toLowerCase())) ||
      (packageId !== undefined && packages.has(packageId));
    try {
      const file = readMerchantFile(join(dir, id), logo, maxLogoBytes);
      return {
        folders: isRival ? [await checkFolder(dir, id)] : [],
        logos: 'bytes' in file ? [logoUse(id, file.bytes)] : [],
        names: name === undefined ? [] : [nameUse(id, name)],
        known,
        problems: [],
      };
    } catch (error) {
      const problem: Problem = { ...problemOf(id, join(dir, id), error), severity: 'warning' };
      return { folders: [], logos: [], names: [], known, problems: [problem] };
    }
  });
  const theirs = {
    folders: rivals.flatMap((rival) => rival.folders),
    logos: rivals.flatMap(({ logos }) => logos),
    names: rivals.flatMap(({ names }) => names),
    known: rivals.map(({ known }) => known),
  };
  const compared = compareMalls(folders, theirs, dir);
  const problems = [
    ...(only
      ? [...listing.problems.filter(({ merchant }) => merchant === ''), ...unknownIds(dir, only, listing)]
      : listing.problems),
    ...[...folders, ...rivals].flatMap((folder) => folder.problems),
    ...compared.problems,
  ];
  return {
    merchants: folders.flatMap(({ id, merchant }) => (merchant && !compared.bad.has(id) ? [merchant] : [])),
    problems: [
      ...groupBy(problems.sort(byPlace), ({ merchant, file }) => `${merchant} ${file}`).values(),
    ].flatMap(cutList),
  };
}

/** One merchant, and the warnings about it. Throws `Failure` with all its problems when it has errors. */
export async function loadMerchant(
  dir: string,
  id: string,
): Promise<{ merchant: Merchant; problems: Problem[] }> {
  const { merchants, problems } = await loadMerchants(dir, [id]);
  const [merchant] = merchants;
  if (!merchant) throw new Failure(problemsText(problems));
  return { merchant, problems };
}

function unknownIds(dir: string, only: readonly string[], listing: MerchantListing): Problem[] {
  const { ids, problems } = listing;
  if (folderFault(listing)) return [];
  const missing = [...new Set(only)].filter((id) => !ids.includes(id));
  return missing.map((id) => {
    const listed = problems.find(({ merchant }) => merchant === id);
    if (listed) return listed;
    const near = nearest(id, ids);
    const some =
      ids.length > 0
        ? `there are ${ids.slice(0, 20).join(', ')}${ids.length > 20 ? ' …' : ''}`
        : 'it has none';
    const message = `There is no merchant ${shown(id)} in ${displayPath(dir)}; ${some}.`;
    const fix = near ? `did you mean "${near}"?` : 'npm run mall -- new writes a new one';
    return wholeProblem('error', id, dir, message, fix);
  });
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

/** What the malls have that nobody asked for. */
interface OtherMalls extends Rivals {
  known: readonly Known[];
}

/** The problems between malls, and the ids of those that are refused for it. */
function compareMalls(folders: readonly CheckedFolder[], others: OtherMalls, dir: string) {
  const clashing = clashes(folders, others, dir);
  const malls = folders.map(({ id, name, hosts, shownTexts }) => ({
    id,
    name: name?.text,
    hosts: hosts.map(({ host }) => host),
    shownTexts,
  }));
  const foreign = foreignNames(malls, others.known, (id, isShared) =>
    displayPath(isShared ? join(dir, defaultsName) : join(dir, id, configName)),
  );
  const errors = clashing.filter(({ severity }) => severity === 'error');
  const problems: Problem[] = [...clashing, ...foreign];
  return { problems, bad: new Set(errors.map(({ merchant }) => merchant)) };
}
