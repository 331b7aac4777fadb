import { dirname } from 'node:path';
import type { Shard } from '../../build/fleet/matrix';
import { UsageError } from '../../build/shared/failure';
import { browserGroups, type Group, groups } from './groups';
import { filesOf, slowFirst } from './test-files';
import { usedFiles } from './used-files';

/** What a run does, as data. */
export interface Choice {
  /** The files of each group that runs. None for a program of its own. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** Groups that do not run, with the reason in words. */
  leftOut: ReadonlyMap<string, string>;
}

/**
 * What `npm test` runs.
 *
 * @param all every test file of the repository
 * @param changed the files that differ from main, or `undefined` where nobody knows
 */
export function chooseForTest(all: readonly string[], changed: readonly string[] | undefined): Choice {
  const chosen = new Map<string, readonly string[]>();
  const leftOut = new Map<string, string>();
  for (const group of groups) {
    const files = filesOf(group, all);
    if (group.inTest === 'never') leftOut.set(group.name, 'only in npm run test:all');
    else if (group.inTest === 'always' || !changed || differs(group, files, changed))
      chosen.set(group.name, files);
    else leftOut.set(group.name, 'it and what it uses are as on main');
  }
  return { chosen, leftOut };
}

/** What `npm run test:all` runs. Without names: all groups. */
export function chooseByName(all: readonly string[], names: readonly string[], shard?: Shard): Choice {
  const known = groups.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new UsageError(`There is no group ${unknown.join(', ')}. The groups are ${known.join(', ')}.`);
  }
  const wanted = groups.filter(({ name }) => names.length === 0 || names.includes(name));
  const chosen = new Map(wanted.map((group) => [group.name, filesOf(group, all)]));
  const rest = known.filter((name) => !chosen.has(name));
  const leftOut = new Map(rest.map((name) => [name, 'another group was asked for']));
  return shard ? partOf({ chosen, leftOut }, shard) : { chosen, leftOut };
}

/** Deals the files of a choice, those that take longest first, and then the programs. */
function partOf({ chosen, leftOut }: Choice, { index, of }: Shard): Choice {
  const files = [...new Set([...chosen.values()].flat())];
  const programs = [...chosen.keys()].filter(isProgram);
  const dealt = [...slowFirst(files, (file) => file), ...programs];
  const mine = new Set(dealt.filter((_, position) => position % of === index - 1));
  const part = { chosen: new Map<string, readonly string[]>(), leftOut: new Map(leftOut) };
  for (const [name, all] of chosen) {
    const here = all.filter((file) => mine.has(file));
    if (mine.has(name) || here.length > 0) part.chosen.set(name, here);
    else part.leftOut.set(name, 'in another shard');
  }
  return part;
}

function isProgram(name: string): boolean {
  return groups.find((group) => group.name === name)?.files === undefined;
}

/** What every test depends on, though none imports it. */
const everywhere = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tests\/setup\/node\.ts)$/;

/** Whether a change concerns a group: its own files, what they import, and data that lies beside that. */
function differs(group: Group, files: readonly string[], changed: readonly string[]): boolean {
  if (changed.some((file) => everywhere.test(file) || group.uses?.test(file) || group.files?.test(file)))
    return true;
  const used = usedFiles(files);
  const folders = new Set([...used].map((file) => dirname(file)));
  return changed.some((file) => used.has(file) || (!/\.tsx?$/.test(file) && folders.has(dirname(file))));
}

/** Which tests of the browser groups Playwright runs, as its flags. */
export function browserFlags(chosen: Choice['chosen'], tag: string): string[] {
  const [journeys, others] = [chosen.has(browserGroups.journeys), chosen.has(browserGroups.others)];
  if (journeys && others) return [];
  return [journeys ? '--grep' : '--grep-invert', tag];
}
