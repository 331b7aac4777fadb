import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { forkScript } from '../shared/fork-script';
import type { Problem } from '../shared/problem';
import type { BuiltSite, Tools } from './build-site';
import type { SiteOptions } from './options';
import type { PlannedSite } from './plan-site';

/** What the second process is asked to do. It answers each request once. */
export type Request =
  | { kind: 'prepare'; options: SiteOptions }
  | { kind: 'build'; site: PlannedSite }
  | { kind: 'tidy' };

/** Hashes of what it brands with, and of what it looks for in its sites. It cannot help without them. */
export type Answer =
  | { kind: 'prepare'; core?: string; inputs?: string; sought?: string }
  | { kind: 'build'; id: string; built?: BuiltSite; problems: Problem[] }
  | { kind: 'tidy'; problems: Problem[] };

/** A second process that builds sites, so that both processors of a usual machine have work. */
export interface SecondProcess {
  /** Sites that it works on now. `undefined` while it cannot take any. */
  busy: () => number | undefined;
  /** Builds a site. `undefined` when the process ends meanwhile: then somebody else has to. */
  build: (site: PlannedSite) => Promise<Extract<Answer, { kind: 'build' }> | undefined>;
  /** Removes what its sites left over, and ends it. */
  finish: () => Promise<Problem[]>;
}

/** Starting the process takes as long as building some dozens of sites. */
const leastSites = 80;

/** Starts a process for this many sites where it pays. It loads what it needs, and waits. */
export function startHelper(options: SiteOptions, sites: number): ChildProcess | undefined {
  const { processes = sites < leastSites || availableParallelism() < 2 ? 1 : 2 } = options;
  // one that may not use the cache would have to compile the app itself
  if (processes === 1 || options.force) return undefined;
  const helper = forkScript(new URL('./branding-process.ts', import.meta.url));
  helper.on('error', () => undefined); // it is asked in vain, and the sites are built here
  return helper;
}

/** A started process that builds sites with these tools. Its sites are the same, byte for byte. */
export function secondProcess(
  helper: ChildProcess,
  options: SiteOptions,
  { core, inputs, gate }: Pick<Tools, 'core' | 'inputs' | 'gate'>,
): SecondProcess {
  const { merchants, out, keep, root, cache } = options;
  const itsOptions = { merchants, out, keep, root, cache };
  const isSame = (answer: Extract<Answer, { kind: 'prepare' }>) =>
    answer.core === core.hash && answer.inputs === inputs && answer.sought === gate.sought;
  return talkTo(helper, itsOptions, isSame);
}

/** The same for a process that runs already. `isUsable` tells whether it brands with the right app. */
export function talkTo(
  helper: ChildProcess,
  options: SiteOptions,
  isUsable: (answer: Extract<Answer, { kind: 'prepare' }>) => boolean,
): SecondProcess {
  const waiting = new Map<string, (answer?: Extract<Answer, { kind: 'build' }>) => void>();
  let isReady = false;
  let tidied: (problems: Problem[]) => void = () => {};
  const ended = () => {
    isReady = false;
    for (const settle of waiting.values()) settle();
    waiting.clear();
    tidied([]);
  };
  const ask = (request: Request) => helper.send(request, (error) => error && ended());
  helper.on('error', ended).on('exit', ended);
  helper.on('message', (message) => {
    const answer = message as Answer; // sent by branding-process.ts
    if (answer.kind === 'prepare') isReady = isUsable(answer);
    else if (answer.kind === 'tidy') tidied(answer.problems);
    else {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    }
  });
  ask({ kind: 'prepare', options });
  return {
    busy: () => (isReady ? waiting.size : undefined),
    build: (site) =>
      new Promise((resolve) => {
        waiting.set(site.merchant.id, resolve);
        ask({ kind: 'build', site });
      }),
    finish: async () => {
      const problems = await new Promise<Problem[]>((resolve) => {
        tidied = resolve;
        if (isReady) ask({ kind: 'tidy' });
        else resolve([]);
      });
      helper.kill();
      return problems;
    },
  };
}
