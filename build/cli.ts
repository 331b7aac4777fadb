import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Exit codes of every command (docs/commands.md#exit-codes). */
export const exitCode = { good: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** The command line itself was wrong: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An error that a person can fix; the message says how. Exit code 1, no stack trace. */
export class Failure extends Error {
  override name = 'Failure';
}

/** True at a terminal, where asking questions and drawing progress makes sense; never under `CI=true`. */
export function isInteractive(): boolean {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY) && process.env.CI !== 'true';
}

/**
 * Runs a command to its exit code. `main` gets the arguments behind the script's name. Usage errors and failures are
 * named on stderr in one line; anything else is a bug and shows its stack.
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

/** A failure, or what the system refused: the disk is full, a file is not ours. Everything else is a bug. */
export function isForPeople(error: Error): boolean {
  return error instanceof Failure || 'syscall' in error;
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/**
 * `node:util`'s parseArgs with its complaints as `UsageError`: unknown flag, missing or empty value, a value for a
 * switch, a flag given twice that takes one value, a stray word (unless `words` allows them).
 */
export function parseFlags<const F extends Flags>(
  argv: readonly string[],
  options: F,
  { words = false }: { words?: boolean } = {},
) {
  const parsed = parseOrComplain(argv, options, words);
  const seen = new Set<string>();
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    if (token.value === '') throw new UsageError(`${token.rawName} needs a value.`);
    if (seen.has(token.name) && options[token.name]?.multiple !== true) {
      throw new UsageError(`${token.rawName} is given twice.`);
    }
    seen.add(token.name);
  }
  return { flags: parsed.values, words: parsed.positionals };
}

/** A whole number from a flag. Throws `UsageError` for anything that is not one, or is below `least`. */
export function wholeNumber(flag: string, text: string, least = 0, most = 999_999_999): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) < least || Number(text) > most) {
    const range = most < 999_999_999 ? `from ${least} to ${most}` : `from ${least} up`;
    throw new UsageError(`${flag} needs a whole number ${range}, not '${text}'.`);
  }
  return Number(text);
}

function parseOrComplain<const F extends Flags>(argv: readonly string[], options: F, words: boolean) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: words, tokens: true });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(firstSentence(error.message));
    }
    throw error;
  }
}

/** Node adds a paragraph about `--`, which helps nobody here. */
function firstSentence(message: string): string {
  return `${message.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`;
}

function report(error: unknown, usage: string): ExitCode {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    return exitCode.usage;
  }
  if (error instanceof Error && isForPeople(error)) {
    process.stderr.write(`${error.message}\n`);
    return exitCode.failed;
  }
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  return exitCode.failed;
}
