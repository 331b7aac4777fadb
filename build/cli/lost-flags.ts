import { idPattern } from '../shared/natural-order';
import { type CommandLine, commandWith } from './command-line-advice';

/**
 * A complaint about flags that npm kept for itself, because `--` is missing before them: `npm run build --merchant=36`
 * would build all malls. Of `--merchant 36`, npm passes on the 36 as a word.
 */
export function lostFlags(line: CommandLine, words: readonly string[]): string[] {
  const lost = Object.keys(line.options).flatMap((name) => keptValues(name, line));
  if (lost.length === 0) return [];
  const names = [...new Set(lost.map(({ name }) => `--${name}`))];
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  const whole = [...(line.words ? words.filter(isId) : []), ...written(lost, line, words)].join(' ');
  return [`npm kept ${list} for itself. Flags need -- before them${commandWith(whole)}`];
}

interface Lost {
  name: string;
  /** Missing where npm passed it on as a word. */
  value?: string;
}

/**
 * What npm kept under the name of a flag. It joins the values of a flag that is given several times. `force` and `yes`
 * prove nothing: people set them in npm's own config.
 */
function keptValues(name: string, { argv, options }: CommandLine): Lost[] {
  const kept = process.env[`npm_config_${name.replaceAll('-', '_')}`];
  if (kept === undefined || argv.some((each) => each === `--${name}` || each.startsWith(`--${name}=`)))
    return [];
  if (options[name]?.type === 'boolean') {
    return kept === 'true' && name !== 'force' && name !== 'yes' ? [{ name }] : [];
  }
  return kept.split('\n\n').map((value) => (value === 'true' ? { name } : { name, value }));
}

/** The flags as they should stand. Where several of them lost their values, nobody knows which word belongs to which. */
function written(
  lost: readonly Lost[],
  { options, words: takesWords }: CommandLine,
  words: readonly string[],
) {
  const values = words.filter((word) => !(takesWords && isId(word)));
  const isSwitch = (name: string) => options[name]?.type === 'boolean';
  const bare = lost.filter(({ name, value }) => value === undefined && !isSwitch(name));
  const isClear = bare.length === values.length && new Set(bare.map(({ name }) => name)).size === 1;
  const flags = lost.map(({ name, value }) => {
    if (isSwitch(name)) return `--${name}`;
    return `--${name} ${quoted(value ?? (isClear ? values.shift() : undefined) ?? '…')}`;
  });
  return [...flags, ...(bare.length === 0 ? values.map(quoted) : [])];
}

const isId = (word: string) => idPattern.test(word);

/** A text as a shell takes it. Between double quotes, a shell of Unix would still replace some parts of it. */
function quoted(text: string): string {
  if (/[$`\\!]/.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  return text === '' || /[\s#;&|<>()*?'"]/.test(text) ? JSON.stringify(text) : text;
}
