import { configHash, hashMerchant } from '../brand/hash-merchant';
import type { Merchant } from '../brand/merchant';
import { recordedApproval } from '../config/approval-file';
import type { CheckedFolder } from '../config/check-folder';
import { recordedIdentity } from '../config/identity-file';
import { type LoadResult, loadMerchants } from '../config/load';
import { rawConfig } from '../config/raw-config';
import { howMany } from '../diagnostics/cut-list';
import { type Environment, type EnvironmentSources, environmentOf } from '../environment/environment';
import { isForPeople } from '../shared/failure';
import { groupBy } from '../shared/group-by';
import type { Problem } from '../shared/problem';
import { type Live, readLive } from './live-file';
import { isApproved, type MallFacts, type MallState, type Next, nextOf, stateOf } from './mall-state';

/** How far one mall is. */
export interface MallStanding {
  id: string;
  state: MallState;
  next: Next;
  /** Whether the client has approved this very state. */
  isApproved: boolean;
  isLocked: boolean;
  /** What a destination or host has last answered. */
  live?: Live | undefined;
}

export interface ListOptions {
  merchants: string;
  /** Where the studio keeps what it knows. */
  home: string;
  /** That of a build, which decides what a site is made of. */
  environment: EnvironmentSources;
  /** Loads one folder, from memory where possible. */
  load?: (dir: string, id: string) => Promise<CheckedFolder>;
}

/** How far the named malls are. Those that are not there are left out. */
export async function mallStandings(options: ListOptions, ids: readonly string[]): Promise<MallStanding[]> {
  return standingsIn(options, ids, await loadMerchants(options.merchants, ids, {}, options.load));
}

/** The same for malls that are loaded already. */
export function standingsIn(
  { merchants: dir, home, environment }: ListOptions,
  ids: readonly string[],
  { merchants, problems }: LoadResult,
): MallStanding[] {
  const live = readLive(home, dir);
  const loaded = new Map(merchants.map((merchant) => [merchant.id, merchant]));
  const found = groupBy(problems, ({ merchant }) => merchant);
  return ids.map((id) => {
    const merchant = loaded.get(id);
    const own = found.get(id) ?? [];
    const facts: MallFacts = {
      errors: merchant
        ? 0
        : Math.max(
            1,
            count(own, ({ severity }) => severity === 'error'),
          ),
      placeholders: count(own, ({ placeholder }) => placeholder === true),
      hash: merchant && hashMerchant(merchant),
      approved: recordedApproval(dir, id)?.hash,
      isLocked: recordedIdentity(dir, id) !== undefined,
      live: live.get(id)?.configHash,
      site: merchant && siteHash(merchant, environment),
    };
    const { isLocked } = facts;
    return {
      id,
      state: stateOf(facts),
      next: nextOf(facts),
      isApproved: isApproved(facts),
      isLocked,
      live: live.get(id),
    };
  });
}

/** A line of `mall list`. */
export interface MallLine {
  id: string;
  name: string;
  /** The first one, or ''. */
  host: string;
  state: MallState;
  next: string;
}

/** How far these malls are, with what people know them by. */
export async function mallLines(options: ListOptions, ids: readonly string[]): Promise<MallLine[]> {
  return (await mallStandings(options, ids)).map(({ id, state, next }) => {
    const { name = '', hosts } = rawConfig(options.merchants, id);
    return { id, name, host: hosts[0] ?? '', state, next: next.words };
  });
}

function siteHash(merchant: Merchant, environment: EnvironmentSources): string | undefined {
  const known = knownEnvironment(merchant, environment);
  return known && configHash(merchant, known);
}

/** What a build gives a mall. Nobody can tell where the environment has a mistake. A build says which one. */
export function knownEnvironment(
  merchant: Merchant,
  environment: EnvironmentSources,
): Environment | undefined {
  try {
    return environmentOf(merchant, environment);
  } catch (error) {
    if (error instanceof Error && isForPeople(error)) return undefined;
    throw error;
  }
}

function count(problems: readonly Problem[], isMeant: (problem: Problem) => boolean): number {
  return howMany(problems.filter(isMeant));
}
