import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { displayPath } from './display-path';
import { codeOf, Failure } from './failure';
import { makePublicFolder } from './make-folder';
import { processStart } from './process-start';

/** How long to wait before looking at another build's lock again, in ms. */
const pollInterval = 25;
/** Publishing takes milliseconds. A build that holds a lock for longer than this (ms) hangs. */
const patience = 60_000;

/** Names of locks that this process holds, wants, or is about to release. */
const living = new Set<string>();
let serial = 0;
let ownStart: string | undefined;

/**
 * Runs `work` while it holds the lock file, so that no other process and no other call here runs at the same time.
 * Takes over the lock of a process that was killed. Throws `Failure` when the holder does not release it in time.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  makePublicFolder(dirname(path));
  const release = await takeLock(path, patience);
  if (!release) {
    throw new Failure(`Another build holds ${displayPath(path)}. If none is running, delete that file.`);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Waits for the lock file and takes it. Gives what releases it, or `undefined` when a living holder kept it for longer
 * than `longest` ms.
 */
export async function takeLock(path: string, longest: number): Promise<(() => void) | undefined> {
  serial += 1;
  ownStart ??= processStart(process.pid) ?? '';
  const owner = `${hostname()} ${process.pid} ${serial} ${ownStart}`.trim();
  const deadline = Date.now() + longest;
  living.add(owner); // from before others see the lock until it is gone, so that nobody takes it for a dead one
  try {
    while (!take(path, owner)) {
      if (Date.now() > deadline) {
        living.delete(owner);
        return undefined;
      }
      await wait(pollInterval);
    }
  } catch (error) {
    living.delete(owner);
    throw error;
  }
  return () => {
    try {
      remove(path);
    } finally {
      living.delete(owner);
    }
  };
}

/** Removes the files of killed builds that tried to take the lock `.lock` in this folder. */
export function removeDeadClaims(folder: string, names: readonly string[]): void {
  for (const name of names.filter((name) => name.startsWith('.lock.'))) {
    const path = join(folder, name);
    const owner = contentOf(path);
    if (owner !== undefined && !isAlive(owner)) remove(path);
  }
}

/**
 * Making a link is one step, so the lock appears with its owner's name in it or not at all. Synchronous, because each
 * site takes a lock, and handing a call to another thread takes several times as long as the call.
 */
function take(path: string, owner: string): boolean {
  const own = `${path}.${owner.replaceAll(' ', '.')}`;
  writeFileSync(own, owner);
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    breakIfDead(path, own);
    return false;
  } finally {
    remove(own);
  }
}

/** Synchronous, so that no lock of this process is taken or released between looking at a lock and breaking it. */
function breakIfDead(path: string, own: string): void {
  const holder = contentOf(path);
  if (holder === undefined || isAlive(holder)) return;
  const broken = `${own}.broken`;
  try {
    renameSync(path, broken);
  } catch {
    return; // another build was first
  }
  // Meanwhile another process may have replaced the dead lock with a living one. Then it goes back.
  if (contentOf(broken) !== holder) linkBack(broken, path);
  remove(broken);
}

function linkBack(broken: string, path: string): void {
  try {
    linkSync(broken, path);
  } catch {
    // a third build has taken the lock
  }
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // it is gone
  }
}

/**
 * Only processes of this machine can be checked. A lock of another machine counts as alive. A process that started at
 * another moment is another program: the holder was killed, and the system gave its number away.
 */
function isAlive(holder: string): boolean {
  const [host, pid, , start] = holder.split(' ');
  if (host !== hostname()) return true;
  if (Number(pid) === process.pid) return living.has(holder);
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = start && processStart(Number(pid));
  return !now || now === start;
}

/** Removes a file if it is there. Node's `rm` would look at it first. */
function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
