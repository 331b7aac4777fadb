import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './diagnostics/nearest';
import { shown } from './diagnostics/shown';
import { idPattern } from './natural-order';

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

/** A `Failure`, or a refusal of the system, such as a full disk or a file of another user. Any other error is a bug. */
export function isForPeople(error: Error): boolean {
  return error instanceof Failure || 'syscall' in error;
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/**
 * `parseArgs` of `node:util`. Throws `UsageError` for an unknown flag, a missing or empty value, a value for a switch,
 * a flag that is given twice but takes one value, a stray word (unless `words` allows them), and a value or word of
 * more than 4,096 characters.
 */
export function parseFlags<const F extends Flags>(
  argv: readonly string[],
  options: F,
  { words = false }: { words?: boolean } = {},
) {
  const tooLong = argv.find((each) => each.length > longestValue);
  if (tooLong) throw new UsageError(`${shown(tooLong)} has ${tooLong.length} characters, which is too long.`);
  const parsed = parseOrComplain(argv, options, words);
  refuseLostSwitches(argv, options);
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

function parseOrComplain<const F extends Flags>(argv: readonly string[], options: F, words: boolean) {
  try {
    return parseArgs({ args: [...argv], options, strict: true, allowPositionals: words, tokens: true });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageError(complaint(error, argv, options));
    }
    throw error;
  }
}

/** What was wrong with the command line. Node's own words name `--` and values in a way that helps nobody here. */
function complaint(error: TypeError, argv: readonly string[], options: Flags): string {
  const said = error.message;
  const [, flag] = /^Option '.*?(--[\w-]+)[^']*' argument (?:missing|is ambiguous)/.exec(said) ?? [];
  if (flag) return missingValue(flag, argv, options);
  const [, stray] = /^Unexpected argument '(.*?)'/s.exec(said) ?? [];
  if (stray !== undefined) return strayWord(stray, argv, options);
  const [, unknown] = /^Unknown option '(--[\w-]+)'/.exec(said) ?? [];
  if (unknown) {
    const near = nearest(unknown.slice(2), Object.keys(options));
    return `There is no flag ${unknown}.${near ? ` Did you mean --${near}?` : ''}`;
  }
  return `${said.split(/\.\s|\n/)[0]?.replace(/\.$/, '')}.`;
}

/** A shell takes everything from a # on as a comment, so a colour without quotes is lost with all that follows. */
function missingValue(flag: string, argv: readonly string[], options: Flags): string {
  const next = argv[argv.indexOf(flag) + 1];
  const isFlag = next === undefined || Object.hasOwn(options, next.replace(/^--/, ''));
  const needs = isFlag
    ? `${flag} needs a value.`
    : `${flag} needs a value that does not begin with -, not '${next}'.`;
  return colourFlags.includes(flag) && argv.at(-1) === flag
    ? `${needs} Put a colour in quotes, because # begins a comment: ${flag} "#e8590c"`
    : needs;
}

const colourFlags = ['--primary', '--accent'];

/** npm keeps flags that stand before `--` for itself and passes on their values only. */
function strayWord(word: string, argv: readonly string[], options: Flags): string {
  const eaten = Object.keys(options).filter(
    (name) => `npm_config_${name.replaceAll('-', '_')}` in process.env,
  );
  const start = `'${word}' stands alone, without a flag.`;
  if (eaten.length > 0 || !argv.some((each) => each.startsWith('--'))) {
    const flag = eaten.find((name) => options[name]?.type === 'string') ?? firstText(options);
    return `${start} Flags need -- before them: npm run <command> -- ${flag ? `--${flag} ${word}` : word}`;
  }
  return `${start} Put a value of several words in quotes.`;
}

/**
 * A switch before `--` never arrives: `npm run build --dry-run` would build. People set the last two in npm's own
 * config, so they prove nothing.
 */
function refuseLostSwitches(argv: readonly string[], options: Flags): void {
  for (const [name, { type }] of Object.entries(options)) {
    const kept = process.env[`npm_config_${name.replaceAll('-', '_')}`];
    if (type !== 'boolean' || kept !== 'true' || argv.includes(`--${name}`)) continue;
    if (name === 'force' || name === 'yes') continue;
    throw new UsageError(
      `npm kept --${name} for itself. Flags need -- before them: npm run <command> -- --${name}`,
    );
  }
}

function firstText(options: Flags): string | undefined {
  return Object.keys(options).find((name) => options[name]?.type === 'string');
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
