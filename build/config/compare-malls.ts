import { join } from 'node:path';
import { displayPath } from '../shared/display-path';
import type { Problem } from '../shared/problem';
import type { CheckedFolder } from './check-folder';
import { defaultsName } from './defaults';
import { foreignNames, type Known } from './foreign-names';
import { clashes, type Rivals } from './load-clashes';
import { configName } from './load-folder';

/** What the malls have that nobody asked for. */
export interface OtherMalls extends Rivals {
  known: readonly Known[];
}

/** The problems between malls, and the ids of those that are refused for it. */
export function compareMalls(folders: readonly CheckedFolder[], others: OtherMalls, dir: string) {
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
