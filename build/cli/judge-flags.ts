import { parseArgs } from 'node:util';
import { ownValue } from '../shared/value-at';
import {
  type CommandLine,
  formerIdFlags,
  missingValue,
  strayWord,
  typed,
  unknownFlag,
} from './command-line-advice';

/**
 * The flags and words of a command line that are fine, and a complaint about each unknown flag, missing or empty value,
 * value for a switch, flag that is given twice but takes one value, word that the command does not take, and flag
 * that npm kept for itself.
 */
export function judgeFlags(line: CommandLine) {
  const { options } = line;
  const { args, complaints } = withoutLoneFlags(line);
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  const flags: string[] = [];
  const named: string[] = [];
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') named.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = ownValue(options, name);
    if (!option) complaints.push(unknownFlag(rawName, line));
    else if (value === '') complaints.push(`${rawName} needs a value.`);
    else if (seen.has(name) && option.multiple !== true) complaints.push(`${rawName} is given twice.`);
    else if (option.type === 'boolean' && value !== undefined)
      complaints.push(`${rawName} is a switch and takes no value. Write ${rawName} alone.`);
    else flags.push(value === undefined ? rawName : `${rawName}=${value}`);
    seen.add(name);
  }
  complaints.push(...lostFlags(line));
  // A word without a flag may belong to one that is refused already.
  const stray = named[mostWords[line.takes]];
  if (complaints.length === 0 && stray !== undefined) complaints.push(strayWord(stray, line));
  return { good: [...flags, '--', ...named], complaints: [...new Set(complaints)] };
}

const mostWords = { nothing: 0, id: 1, ids: Number.POSITIVE_INFINITY } as const;

/** Takes the flags out that lack their value: nothing follows, or something with a dash. */
function withoutLoneFlags(line: CommandLine): { args: string[]; complaints: string[] } {
  const { argv, options } = line;
  const args: string[] = [];
  const complaints: string[] = [];
  for (let at = 0; at < argv.length; at++) {
    const flag = argv[at] ?? '';
    const isText =
      flag.startsWith('--') && isOwn(flag.slice(2), line) && options[flag.slice(2)]?.type === 'string';
    const next = argv[at + 1];
    args.push(flag);
    if (!isText) continue;
    if (next !== undefined && !/^-./.test(next)) {
      args.push(next);
      at++;
      continue;
    }
    args.pop();
    const isFlag = next === undefined || isOwn(next.replace(/^--|=.*$/gs, ''), line);
    complaints.push(missingValue(flag, isFlag ? undefined : next, line));
    if (!isFlag) at++;
  }
  return { args, complaints };
}

function isOwn(name: string, { options }: CommandLine): boolean {
  return Object.hasOwn(options, name);
}

/**
 * A complaint about flags that npm kept for itself, because `--` is missing before them: `npm run build --out=sites`
 * would build into dist/. Of `--out sites`, npm passes on `sites` as a word.
 */
function lostFlags(line: CommandLine): string[] {
  const former = line.takes === 'nothing' ? [] : formerIdFlags.filter((name) => isKept(name, line));
  const lost = Object.keys(line.options).filter((name) => isKept(name, line));
  const names = [...former, ...lost];
  if (names.length === 0) return [];
  const flags = lost.map((name) => (line.options[name]?.type === 'boolean' ? `--${name}` : `--${name} …`));
  const list = names.map((name) => `--${name}`).join(', ');
  const args = [...(former.length > 0 ? ['ID'] : []), ...flags].join(' ');
  return [`npm kept ${list} for itself. Flags need -- before them: ${typed(line, args)}`];
}

/** `force` and `yes` prove nothing: people set them in npm's own config. */
function isKept(name: string, { argv, options }: CommandLine): boolean {
  const kept = process.env[`npm_config_${name.replaceAll('-', '_')}`];
  if (kept === undefined || argv.some((each) => each === `--${name}` || each.startsWith(`--${name}=`)))
    return false;
  return options[name]?.type !== 'boolean' || (kept === 'true' && name !== 'force' && name !== 'yes');
}
