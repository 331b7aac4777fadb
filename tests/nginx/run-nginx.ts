import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../debian/packages';
import { mainConfig } from './placed-config';

export interface RunningNginx {
  /** The output of `nginx -t`. */
  verdict: string;
  stop(): Promise<void>;
}

/**
 * Writes the configuration, checks it with `nginx -t`, and runs nginx on it, all in `folder`. Rejects if it does not
 * start.
 */
export async function runNginx(
  program: Program,
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    mainConfig(
      folder,
      Object.keys(files).map((name) => join(folder, name)),
    ),
  );
  const args = ['-p', folder, '-c', main, '-e', 'stderr'];
  const verdict = await check(program, args);
  const child = spawn(program.path, args, {
    env: { ...process.env, ...program.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listening(child);
  return { verdict, stop: () => stop(child) };
}

/** The loopback addresses of this machine, as nginx writes them. */
export function loopbackAddresses(): string[] {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return own.some(({ address }) => address === '::1') ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];
}

function check({ path, environment }: Program, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(path, [...args, '-t'], { env: { ...process.env, ...environment } }, (error, _out, verdict) => {
      if (error) reject(new Error(`nginx -t refuses the configuration:\n${verdict || error.message}`));
      else resolve(verdict);
    });
  });
}

/** nginx prints its event method right after it begins to listen. */
function listening(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('event method')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`nginx ended with ${code}:\n${said}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
