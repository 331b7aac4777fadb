import type { ParseArgsConfig } from 'node:util';
import { nearest } from '../shared/nearest';

/** A command line to judge. */
export interface CommandLine {
  /** What stands after the verb. */
  argv: readonly string[];
  options: NonNullable<ParseArgsConfig['options']>;
  /** What stands there beside the flags: ids of malls. */
  takes: 'nothing' | 'id' | 'ids';
  verb?: string | undefined;
}

/** Flags that once named the malls of a command. */
export const formerIdFlags = ['merchant', 'id'] as const;

/** What is wrong with a flag that the command does not have. `said` is what `parseArgs` took from the command line. */
export function unknownFlag(said: string, line: CommandLine): string {
  const { argv, takes } = line;
  // Of `-id`, Node names only `-i`.
  const flag = said.startsWith('--')
    ? said
    : (argv.find((each) => /^-[^-]/.test(each)) ?? said).split('=', 1)[0];
  const start = `There is no flag ${flag}.`;
  if (takes !== 'nothing' && formerIdFlags.some((former) => former === bareName(flag))) {
    return `${start} Write the id without a flag: ${typed(line, withBareIds(line))}`;
  }
  const meant = meantFlag(flag, line);
  return meant === undefined ? start : `${start} Did you mean --${meant}?`;
}

/** The arguments with ids in place of the flags that once named them. */
function withBareIds({ argv }: CommandLine): string {
  const ids: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const [, former, value] = formerId.exec(argv[at] ?? '') ?? [];
    if (former === undefined) others.push(argv[at] ?? '');
    else ids.push(value ?? argv[++at] ?? 'ID');
  }
  return [...ids, ...others].map(quoted).join(' ');
}

const formerId = new RegExp(`^--(${formerIdFlags.join('|')})(?:=(.*))?$`);

/** The flag of this command that somebody most likely meant. */
function meantFlag(flag = '', { options }: CommandLine): string | undefined {
  const name = bareName(flag);
  return Object.hasOwn(options, name) ? name : nearest(name, Object.keys(options));
}

function bareName(flag = ''): string {
  return flag.replace(/^-+/, '').split('=', 1)[0] ?? '';
}

/**
 * What is wrong with a flag without a value. `instead` is what stands in its place and begins with a dash. A shell takes
 * everything from a # on as a comment, so a colour without quotes is lost with all that follows.
 */
export function missingValue(flag: string, instead: string | undefined, { argv }: CommandLine): string {
  if (instead !== undefined) return `${flag} needs a value that does not begin with -, not '${instead}'.`;
  return colourFlags.includes(flag) && argv.at(-1) === flag
    ? `${flag} needs a value. Put a colour in quotes, because a terminal ignores everything from a # on: ${flag} "#e8590c"`
    : `${flag} needs a value.`;
}

const colourFlags = ['--primary', '--accent'];

/** What is wrong with a word that belongs to no flag. */
export function strayWord(word: string, line: CommandLine): string {
  const hint = line.argv.some((each) => each.startsWith('--'))
    ? ' Put a value of several words in quotes.'
    : '';
  return line.takes === 'id'
    ? `'${word}' is one word too many: this command takes one id.${hint}`
    : `'${word}' stands alone, without a flag.${hint}`;
}

/** The command as a person types it, with these arguments. npm gives its name. */
export function typed({ verb }: CommandLine, args: string): string {
  const name = process.env.npm_lifecycle_event;
  return [...(name === undefined ? [] : ['npm run', name, '--']), ...(verb ? [verb] : []), args].join(' ');
}

/** A text as a shell takes it. Between double quotes, a shell of Unix would still replace some parts of it. */
export function quoted(text: string): string {
  if (/[$`\\!]/.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  return text === '' || /[\s#;&|<>()*?'"]/.test(text) ? JSON.stringify(text) : text;
}
