import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { forkScript } from '../shared/fork-script';
import { mapBounded } from '../shared/map-bounded';
import type { Problem } from '../shared/problem';
import { type BuiltSite, buildSite, type Outcome, type Tools, toolsKey } from './build-site';
import type { SiteOptions } from './options';
import type { PlannedSite } from './plan-site';

/** What the second process is asked to do. It answers each request once. */
export type Request = { kind: 'prepare'; options: SiteOptions } | { kind: 'build'; site: PlannedSite };

export type Answer =
  /** What it builds with (`toolsKey`). It cannot help without it. */
  { kind: 'prepare'; tools?: string } | { kind: 'build'; id: string; outcome: Outcome };

/** Starting the process takes 3 s of a processor. With 200 sites, nobody waits less for it. */
const leastSites = 300;

/** Starts a process for this many sites where it pays. It loads what it needs, and waits. */
export function startHelper(options: SiteOptions, sites: number): ChildProcess | undefined {
  const { processes = sites < leastSites || availableParallelism() < 2 ? 1 : 2 } = options;
  // one that may not use the cache would have to compile the app itself
  if (processes === 1 || options.force) return undefined;
  const helper = forkScript(new URL('./branding-process.ts', import.meta.url));
  helper.on('error', () => undefined); // it is asked in vain, and the sites are built here
  return helper;
}

/**
 * A started process that builds sites with these tools (`toolsKey`), so that both processors of a usual machine have
 * work. Its sites are the same, byte for byte.
 */
export function secondProcess(helper: ChildProcess, options: SiteOptions, tools: string) {
  const { merchants, out, keep, root, cache } = options;
  const waiting = new Map<string, (outcome?: Outcome) => void>();
  let isReady = false;
  const ended = () => {
    isReady = false;
    for (const settle of waiting.values()) settle();
    waiting.clear();
  };
  const ask = (request: Request) => helper.send(request, (error) => error && ended());
  helper.on('error', ended).on('exit', ended);
  helper.on('message', (message) => {
    const answer = message as Answer; // sent by branding-process.ts
    if (answer.kind === 'prepare') isReady = answer.tools === tools;
    else {
      waiting.get(answer.id)?.(answer.outcome);
      waiting.delete(answer.id);
    }
  });
  ask({ kind: 'prepare', options: { merchants, out, keep, root, cache } });
  return {
    /** Sites that it works on now. `undefined` while it cannot take any. */
    busy: () => (isReady ? waiting.size : undefined),
    /** Builds a site. `undefined` when the process ends meanwhile: then somebody else has to. */
    build: (site: PlannedSite) =>
      new Promise<Outcome | undefined>((resolve) => {
        waiting.set(site.merchant.id, resolve);
        ask({ kind: 'build', site });
      }),
    end: () => void helper.kill(),
  };
}

/** How many sites a process builds at once. This keeps it busy while some of them wait for the disk. */
const sitesAtOnce = 6;
/** How many sites the second process is given at once, so that it never waits for this one. */
const sitesAhead = 12;

/**
 * Builds these sites, many of them with the help of a second process, which may run already. `built` takes those that
 * are published. Returns what went wrong: a site that cannot be built stops no other one.
 */
export async function buildEach(
  sites: readonly PlannedSite[],
  tools: Tools,
  options: SiteOptions,
  built: Map<string, BuiltSite>,
  helper = startHelper(options, sites.length),
): Promise<Problem[]> {
  const second = helper && secondProcess(helper, options, toolsKey(tools));
  const outcomes = await mapBounded(sites, second ? sitesAtOnce + sitesAhead : sitesAtOnce, async (site) => {
    await nextTurn(); // building a site is mostly synchronous, and the second process waits for its next one
    const busyThere = second?.busy() ?? sitesAhead;
    const there = busyThere < sitesAhead ? await second?.build(site) : undefined;
    const outcome = there ?? (await buildSite(site, tools, options));
    if (outcome.built) built.set(site.merchant.id, outcome.built);
    return outcome;
  });
  second?.end();
  return outcomes.flatMap(({ problems }) => problems);
}
