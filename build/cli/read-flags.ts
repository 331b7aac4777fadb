import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../shared/failure';
import { idPattern } from '../shared/natural-order';
import { shown } from '../shared/shown';
import { judgeFlags } from './judge-flags';

type Flags = NonNullable<ParseArgsConfig['options']>;

export interface Reading {
  /** What stands on the command line beside the flags: ids of malls. */
  takes?: 'nothing' | 'id' | 'ids';
  /** The verb before the arguments, which a complaint repeats. */
  verb?: string;
}

/** The flags of a command that takes no words. Throws a `UsageError` with all complaints. */
export function parseFlags<const F extends Flags>(argv: readonly string[], options: F, verb?: string) {
  return { flags: accepted(readFlags(argv, options, { verb })).flags };
}

/** The flags of a command for one mall, and its id. Throws a `UsageError` with all complaints. */
export function parseId<const F extends Flags>(argv: readonly string[], options: F, verb?: string) {
  const { flags, words, complaints } = readFlags(argv, options, { takes: 'id', verb });
  const [id] = words;
  if (id === undefined) complaints.push("The mall's id is missing.");
  accepted({ complaints });
  return { flags, id: merchantId(id ?? '') };
}

/** The flags of a command for several malls, and their ids; all are meant where there is none. Throws as above. */
export function parseIds<const F extends Flags>(argv: readonly string[], options: F, verb?: string) {
  const { flags, words } = accepted(readFlags(argv, options, { takes: 'ids', verb }));
  return { flags, ids: words.length === 0 ? undefined : words.map(merchantId) };
}

/**
 * `parseArgs` of `node:util`, with a complaint about each flag that it leaves out. Throws `UsageError` for a value or
 * word of more than 4,096 characters.
 */
export function readFlags<const F extends Flags>(
  argv: readonly string[],
  options: F,
  { takes = 'nothing', verb }: Reading = {},
) {
  const tooLong = argv.find((each) => each.length > longestValue);
  if (tooLong) throw new UsageError(`${shown(tooLong)} has ${tooLong.length} characters, which is too long.`);
  const { good, complaints } = judgeFlags({ argv, options, takes, verb });
  const { values, positionals } = parseArgs({ args: good, options, allowPositionals: true });
  return { flags: values, words: positionals, complaints };
}

/** Characters. The longest path that Linux opens; every other value is shorter. */
const longestValue = 4_096;

function accepted<R extends { complaints: string[] }>(read: R): R {
  if (read.complaints.length > 0) throw new UsageError(read.complaints.join('\n'));
  return read;
}

/** A word as the id of a mall. Throws `UsageError` for anything else. */
function merchantId(word: string): string {
  if (idPattern.test(word)) return word;
  throw new UsageError(
    `${shown(word)} is not a merchant id. An id is a whole number from 1 up, with at most ten digits.`,
  );
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
