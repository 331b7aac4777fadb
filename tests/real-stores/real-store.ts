import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A store that others wrote, on loopback. It holds the empty bucket `malls`. */
export interface RealStore {
  endpoint: string;
  account: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  stop(): Promise<void>;
}

/** Where a store runs: a folder of its own, what its programs need to find, and the processes that end with it. */
export interface Room {
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** Runs a program to its end and returns what it printed. */
  run(path: string, args: readonly string[]): Promise<string>;
  /** Starts a program that runs until the room is closed. Returns what it has printed so far. */
  start(path: string, args: readonly string[]): () => string;
  close(): Promise<void>;
}

export async function openRoom(name: string, needed: NodeJS.ProcessEnv): Promise<Room> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const environment = { ...process.env, ...needed, PYTHONDONTWRITEBYTECODE: '1' };
  const children: ChildProcess[] = [];
  // nothing of them has to be kept
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', end);
  return {
    folder,
    environment,
    run: async (path, args) =>
      (await promisify(execFile)(path, args, { env: environment, timeout: 120_000 })).stdout,
    start: (path, args) => {
      const child = spawn(path, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
      children.push(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          said = (said + chunk).slice(-5000);
        });
      }
      child.on('error', (error) => {
        said += error.message;
      });
      return () => said;
    },
    close: async () => {
      process.off('exit', end);
      const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      end();
      await Promise.all(ended);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
