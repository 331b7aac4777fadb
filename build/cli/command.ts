import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isForPeople, UsageError } from '../shared/failure';
import { idPattern } from '../shared/natural-order';
import { isFullDisk } from '../shared/problem-of';
import { shown } from '../shared/shown';
import { judgeFlags } from './judge-flags';

/** Exit codes of every command (docs/commands.md#exit-codes). */
export const exitCode = { good: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** True at a terminal, where a person can answer questions and watch progress. Always false under `CI=true`. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.CI !== 'true';
}

/**
 * Runs a command and sets its exit code. `main` gets the arguments after the script's name. Usage errors and failures
 * show their message on stderr. Any other error is a bug and shows its stack.
 */
export async function runCommand(
  usage: string,
  main: (argv: readonly string[]) => Promise<ExitCode>,
): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  try {
    process.exitCode = await main(argv);
  } catch (error) {
    process.exitCode = report(error, usage);
  }
}

type Flags = NonNullable<ParseArgsConfig['options']>;
type Reading = { words?: boolean };

/** `readFlags` that throws a `UsageError` with all its complaints. */
export function parseFlags<const F extends Flags>(argv: readonly string[], options: F, reading?: Reading) {
  const { complaints, ...read } = readFlags(argv, options, reading);
  if (complaints.length > 0) throw new UsageError(complaints.join('\n'));
  return read;
}

/**
 * `parseArgs` of `node:util`, with a complaint about each flag that it leaves out. Throws `UsageError` for a value or
 * word of more than 4,096 characters.
 */
export function readFlags<const F extends Flags>(
  argv: readonly string[],
  options: F,
  { words = false }: Reading = {},
) {
  const tooLong = argv.find((each) => each.length > longestValue);
  if (tooLong) throw new UsageError(`${shown(tooLong)} has ${tooLong.length} characters, which is too long.`);
  const { good, complaints } = judgeFlags({ argv, options, words });
  const { values, positionals } = parseArgs({ args: good, options, allowPositionals: words });
  return { flags: values, words: positionals, complaints };
}

/** Characters. The longest path that Linux opens; every other value is shorter. */
const longestValue = 4_096;

/** The merchant's id that a flag gives. Throws `UsageError` where it is missing or something else. */
export function merchantId(flag: string, id: string | undefined): string {
  if (id === undefined) throw new UsageError(`${flag} is missing.`);
  if (!idPattern.test(id)) {
    throw new UsageError(
      `${flag} ${shown(id)} is not a merchant id. An id is a whole number from 1 up, with at most ten digits.`,
    );
  }
  return id;
}

/**
 * The whole number that a flag gives. Throws `UsageError` for anything else, and for numbers outside of `least` to
 * `most`.
 */
export function wholeNumber(flag: string, text: string, least = 0, most = 999_999_999): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new UsageError(`${flag} needs a whole number from ${least} to ${most}, not '${text}'.`);
  }
  return Number(text);
}

function report(error: unknown, usage: string): ExitCode {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    return exitCode.usage;
  }
  if (isFullDisk(error)) {
    process.stderr.write('The disk is full (ENOSPC). Make room, and run the command again.\n');
    return exitCode.failed;
  }
  if (error instanceof Error && isForPeople(error)) {
    process.stderr.write(`${error.message}\n`);
    return exitCode.failed;
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return exitCode.failed;
}
