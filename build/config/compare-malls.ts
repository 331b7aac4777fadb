import { join } from 'node:path';
import { culpritOf } from '../shared/culprit';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import type { CheckedFolder } from './check-folder';
import { defaultsName } from './defaults';
import { foreignNames, type Known } from './foreign-names';
import { clashes, type Rivals } from './load-clashes';
import { configName } from './load-folder';

/** What the malls have that nobody asked for. */
export interface OtherMalls extends Rivals {
  known: readonly Known[];
}

/**
 * The problems between malls, and the ids of those that are refused for it. A bug that one mall brings up is its own
 * problem: the others are compared without it.
 */
export function compareMalls(folders: readonly CheckedFolder[], others: OtherMalls, dir: string) {
  const compare = (some: readonly CheckedFolder[]) => compared(some, others, dir);
  try {
    return compare(folders);
  } catch (error) {
    const culprit = culpritOf(folders, compare);
    if (!culprit) throw error;
    const { problems, bad } = compare(folders.filter((folder) => folder !== culprit));
    const bug = problemOf(culprit.id, join(dir, culprit.id), error);
    return { problems: [...problems, bug], bad: bad.add(culprit.id) };
  }
}

function compared(folders: readonly CheckedFolder[], others: OtherMalls, dir: string) {
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
