import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { forkScript } from '../shared/fork-script';
import type { Outcome } from './build-site';
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
