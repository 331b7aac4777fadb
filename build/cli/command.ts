import './plain-path.mjs';

import { isForPeople, UsageError } from '../shared/failure';
import { complain, print } from '../shared/print';
import { isFullDisk } from '../shared/problem-of';

/** Exit codes of every command (docs/commands.md#exit-codes). */
export const exitCode = { good: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

export interface Command {
  /** How it is written and what it does, for `--help` and below a complaint about the command line. */
  usage: string;
  /** Gets the arguments after the command's name. */
  run(argv: readonly string[]): Promise<ExitCode>;
}

/** True at a terminal, where a person can answer questions and watch progress. Always false under `CI=true`. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.CI !== 'true';
}

/**
 * Runs the command of this process and sets the exit code. Usage errors and failures show their message on stderr. Any
 * other error is a bug and shows its stack.
 */
export async function runCommand(
  { usage, run }: Command,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (argv.includes('--help')) {
    print(`${usage}\n`);
    return;
  }
  try {
    process.exitCode = await run(argv);
  } catch (error) {
    process.exitCode = report(error, usage);
  }
}

function report(error: unknown, usage: string): ExitCode {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${usage}\n`);
    return exitCode.usage;
  }
  if (isFullDisk(error)) {
    complain('The disk is full (ENOSPC). Make room, and run the command again.\n');
    return exitCode.failed;
  }
  if (error instanceof Error && isForPeople(error)) {
    complain(`${error.message}\n`);
    return exitCode.failed;
  }
  complain(`${error instanceof Error ? error.stack : String(error)}\n`);
  return exitCode.failed;
}
