import type { ParseArgsConfig } from 'node:util';
import { idPattern } from '../shared/natural-order';
import { nearest } from '../shared/nearest';

/** A command line that was refused. */
export interface CommandLine {
  argv: readonly string[];
  options: NonNullable<ParseArgsConfig['options']>;
  /** Whether the command takes words without a flag. */
  words: boolean;
}

/** How this command takes a merchant's id: commands differ, so people mix them up. Missing where it takes none. */
function idForm({ options, words }: CommandLine, id: string): string | undefined {
  if ('merchant' in options) return `--merchant ${id}`;
  if ('id' in options) return `--id ${id}`;
  return words && 'merchants' in options ? id : undefined;
}

const idFlags = ['--id', '--merchant', '--mall'];

/** What is wrong with a flag that the command does not have. `said` is what `parseArgs` took from the command line. */
export function unknownFlag(said: string, line: CommandLine): string {
  const { argv } = line;
  // Of `-id`, Node names only `-i`.
  const flag = said.startsWith('--')
    ? said
    : (argv.find((each) => /^-[^-]/.test(each)) ?? said).split('=', 1)[0];
  const given = argv.findIndex((each) => each === flag || each.startsWith(`${flag}=`));
  const value = argv[given]?.split('=', 2)[1] ?? argv[given + 1];
  const form = idForm(line, value !== undefined && idPattern.test(value) ? value : 'ID');
  const start = `There is no flag ${flag}.`;
  const meant = meantFlag(flag, line);
  if (meant === undefined && form && idFlags.includes(`--${bareName(flag)}`))
    return `${start} ${written(form)}`;
  return meant === undefined ? start : `${start} Did you mean --${meant}?`;
}

function written(form: string): string {
  return form.startsWith('--') ? `Write ${form}.` : `Write the id without a flag${commandWith(form)}`;
}

/** The flag of this command that somebody most likely meant. The flag of another command for an id is not a slip. */
function meantFlag(flag = '', { options }: CommandLine): string | undefined {
  const name = bareName(flag);
  if (Object.hasOwn(options, name)) return name;
  return idFlags.includes(`--${name}`) ? undefined : nearest(name, Object.keys(options));
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
  const { argv, options } = line;
  const start = `'${word}' stands alone, without a flag.`;
  const form = idPattern.test(word) && !namesAnId(line) ? idForm(line, word) : undefined;
  const before = argv[argv.indexOf(word) - 1];
  const quotes = 'Put a value of several words in quotes.';
  if (form && before === undefined) return `${start} Write ${form}.`;
  if (form) return `${start} If it is the merchant's id, write ${form}. ${quotes}`;
  if (argv.some((each) => each.startsWith('--'))) return `${start} ${quotes}`;
  const flag = firstText(options);
  return flag ? `${start} Put the name of its flag before it, such as --${flag} ${word}` : start;
}

/** The command as a person starts it, with these flags. npm gives its name. */
export function commandWith(flags: string): string {
  const name = process.env.npm_lifecycle_event;
  return name === undefined ? `: ${flags}` : `: npm run ${name} -- ${flags}`;
}

function namesAnId({ argv }: CommandLine): boolean {
  return argv.some((each) => /^--(id|merchant)(=|$)/.test(each));
}

function firstText(options: CommandLine['options']): string | undefined {
  return Object.keys(options).find((name) => options[name]?.type === 'string');
}
