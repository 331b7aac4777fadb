import { dirname } from 'node:path';
import { plainLine } from '@/lib/plain-text';
import type { Hands } from '../../build/fleet/by-git';
import { Failure, wordsOf } from '../../build/shared/failure';
import { takeLock } from '../../build/shared/lock';
import { makeFolder } from '../../build/shared/make-folder';
import { complainOf } from '../../build/shared/print';
import { runProgram } from '../../build/shared/run-program';
import type { Job, JobWithLog } from './answers';
import type { SentJob } from './sent-job';

/** What a job works with. */
export interface WorkHands extends Hands {
  /** Notes the state in which it has left the mall's folder. */
  leaves(version: string): void;
}

export interface Jobs {
  /** Gives the job of the same kind that is under way, if there is one: two windows may press the same button. */
  add(asked: SentJob, work: (hands: WorkHands) => Promise<void>): Job;
  /** The newest first. */
  list(): Job[];
  read(name: string): JobWithLog | undefined;
  /** Ends it with its programs and their children, or before it begins. */
  cancel(name: string): void;
  /** Cancels every job, and waits for their ends. */
  close(): Promise<void>;
}

/** How many jobs are remembered, and how many lines of each. */
const mostJobs = 50;
const mostLines = 3000;

interface Kept extends JobWithLog {
  leaving: AbortController;
}

/**
 * One job after the other, whoever asked and whether or not a window is open.
 *
 * @param lock a file that two studios on one checkout share, so that their jobs wait for each other
 * @param secrets what must stand in no log
 */
export function openJobs(lock: string, secrets: readonly string[]): Jobs {
  const jobs: Kept[] = [];
  let serial = 0;
  let last: Promise<void> = Promise.resolve();
  const found = (name: string) => jobs.find((job) => job.name === name);

  const perform = async (job: Kept, work: (hands: WorkHands) => Promise<void>) => {
    const { signal } = job.leaving;
    const tell = (line: string) => {
      job.log.push(plainLine(without(secrets, withoutColours(line))));
      if (job.log.length > mostLines) job.log.splice(0, job.log.length - mostLines, '…');
    };
    let release: (() => void) | undefined;
    try {
      refuseEnded(signal);
      release = await turn(lock, signal, tell);
      job.state = 'running';
      const leaves = (version: string) => {
        job.left = version;
      };
      await work({ tell, leaves, run: (program) => runProgram(program, tell, signal) });
      job.state = 'done';
    } catch (error) {
      job.state = signal.aborted ? 'cancelled' : 'failed';
      const words = wordsOf(error);
      if (words === undefined) complainOf(error);
      tell(words ?? 'Something went wrong in the studio. The terminal says more.');
    } finally {
      job.until = new Date().toISOString();
      release?.();
    }
  };

  const cancel = (name: string) => {
    const job = found(name);
    job?.leaving.abort();
    if (job?.state === 'waiting') job.state = 'cancelled';
  };

  return {
    add: (asked, work) => {
      const { action, id, destination } = asked;
      const same = jobs.find(
        (job) => isOpen(job) && job.action === action && job.id === id && job.destination === destination,
      );
      if (same) return withoutLog(same);
      serial += 1;
      const about = { action, id, ...(destination !== undefined && { destination }) };
      const job: Kept = {
        ...about,
        name: `${serial}`,
        state: 'waiting',
        from: new Date().toISOString(),
        log: [],
        leaving: new AbortController(),
      };
      jobs.unshift(job);
      jobs.splice(mostJobs);
      last = last.then(() => perform(job, work));
      return withoutLog(job);
    },
    list: () => jobs.map(withoutLog),
    read: (name) => {
      const job = found(name);
      return job && { ...withoutLog(job), log: [...job.log] };
    },
    cancel,
    close: async () => {
      for (const job of jobs.filter(isOpen)) cancel(job.name);
      await last;
    },
  };
}

/** Takes the lock when no other studio holds it. */
async function turn(lock: string, signal: AbortSignal, tell: (line: string) => void): Promise<() => void> {
  makeFolder(dirname(lock));
  for (let told = false; ; told = true) {
    const release = await takeLock(lock, 500);
    if (release) return release;
    refuseEnded(signal);
    if (!told) tell('Another studio of this checkout is at work. This waits for it.');
  }
}

function refuseEnded(signal: AbortSignal): void {
  if (signal.aborted) throw new Failure('It was cancelled.');
}

function isOpen({ state }: Job): boolean {
  return state === 'waiting' || state === 'running';
}

function withoutLog({ log, leaving: _, ...job }: Kept): Job {
  const last = log.at(-1);
  return { ...job, ...(last !== undefined && { last }) };
}

function withoutColours(line: string): string {
  return line.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g'), '');
}

function without(secrets: readonly string[], line: string): string {
  const plain = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), line);
  return plain.replace(/\/\/[^/@\s]+@/g, '//…@'); // the account in the address of a repository
}

/** The values of an environment that are keys, by the names of their variables. */
export function secretsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value]) =>
    value !== undefined && value.length >= 8 && /key|secret|token|password/i.test(name) ? [value] : [],
  );
}
