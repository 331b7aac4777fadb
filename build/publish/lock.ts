import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../cli';
import { displayPath } from '../display-path';
import { makeFolder } from '../make-folder';

/** How long to wait before looking at another build's lock again, in ms. */
const pollInterval = 25;
/** Publishing takes milliseconds; whoever holds a lock for longer than this (ms) hangs. */
const patience = 60_000;

/** Names of locks that this process holds, wants, or is about to release. */
const living = new Set<string>();
let serial = 0;

/**
 * Runs `work` while nobody else, in this process or another, runs any under the same lock file. A lock whose holder
 * was killed is taken over. Throws `Failure` when the holder does not let go in time.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  serial += 1;
  const owner = `${hostname()} ${process.pid} ${serial}`;
  const deadline = Date.now() + patience;
  await makeFolder(dirname(path));
  living.add(owner); // before its lock can be seen, until it is gone: nobody may take it for a dead one's
  try {
    while (!(await take(path, owner))) {
      if (Date.now() > deadline) {
        throw new Failure(`Another build holds ${displayPath(path)}. If none is running, delete that file.`);
      }
      await wait(pollInterval);
    }
    try {
      return await work();
    } finally {
      await rm(path, { force: true });
    }
  } finally {
    living.delete(owner);
  }
}

/** Files that killed builds left when they tried to take the lock `.lock` in this folder. */
export async function removeDeadClaims(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((name) => name.startsWith('.lock.'))) {
    const path = join(folder, name);
    const owner = await readFile(path, 'utf8').catch(() => undefined);
    if (owner !== undefined && !isAlive(owner)) await rm(path, { force: true });
  }
}

/** The lock appears with its owner's name in it, or not at all: a link is made in one step. */
async function take(path: string, owner: string): Promise<boolean> {
  const own = `${path}.${owner.replaceAll(' ', '.')}`;
  await writeFile(own, owner);
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    await breakIfDead(path, own);
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

async function breakIfDead(path: string, own: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => undefined);
  if (holder === undefined || isAlive(holder)) return;
  const broken = `${own}.broken`;
  await rename(path, broken).catch(() => undefined); // somebody else was first
  const taken = await readFile(broken, 'utf8').catch(() => undefined);
  // In between, the dead lock may have made way for a living one: that one goes back.
  if (taken !== undefined && taken !== holder) await link(broken, path).catch(() => undefined);
  await rm(broken, { force: true });
}

/** Only this machine's processes can be seen; a lock from another one is believed. */
function isAlive(holder: string): boolean {
  const [host, pid] = holder.split(' ');
  if (host !== hostname()) return true;
  if (Number(pid) === process.pid) return living.has(holder);
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
