import { type ChildProcess, fork } from 'node:child_process';
import { projectRoot } from './project';

interface ForkOptions {
  args?: readonly string[];
  /** Added to ours. */
  env?: Readonly<Record<string, string>>;
  stderr?: 'inherit' | 'ignore';
}

/**
 * Starts a script of the builder as a process of its own, in the repository's folder. Messages carry bytes as bytes. Its
 * stdout goes nowhere, because ours is for the report alone.
 */
export function forkScript(
  script: URL,
  { args = [], env, stderr = 'inherit' }: ForkOptions = {},
): ChildProcess {
  return fork(script, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
  });
}
