import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** ms for a program to start on a busy machine. */
export const startLimit = 60_000;
const pollInterval = 100;

/** The path of a program that is installed. */
export function installed(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

/** Starts a program and ignores its output. */
export function start(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...environment } });
}

/** Stops a program that was started here, and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/**
 * Repeats a question until the answer is not undefined and not an error. Rejects with the last error, or with `what`.
 */
export async function eventually<T>(
  what: string,
  limit: number,
  ask: () => Promise<T | undefined>,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    let failure = new Error(what);
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      failure = new Error(what, { cause: error });
    }
    if (Date.now() > end) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
