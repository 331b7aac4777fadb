import { join } from 'node:path';
import { Failure, UsageError } from '../shared/failure';
import { type Answers, checkAnswer, flagOf, type RawAnswers, requiredAnswers } from './answers';
import { isOwnFont, type OwnFiles, readOwnFile } from './own-files';
import { type FileAnswer, fileAnswers } from './questions';
import { complaintOf, type HostOwners, refuseTakenHost } from './take-answer';
import { refuseExisting } from './write-merchant';

/** What a person named on the command line. */
export interface Flags {
  /** The folder of merchants. */
  dir: string;
  given: RawAnswers;
  /** Paths of the mall's own files. */
  files?: Partial<Record<FileAnswer, string>>;
  /** How a message names an answer. By default as a flag. */
  called?: typeof flagOf;
  /** Whose each host is, if that is known already. */
  owners?: HostOwners;
  /** What is wrong with the flags already. */
  complaints?: readonly string[];
}

/**
 * Reads all that the flags name: answers in their usual form, and the mall's own files. Throws everything that is wrong with them at once: `UsageError` where one is missing
 * or malformed, `Failure` where only the folder exists, the host is taken or a file cannot be read.
 */
export async function checkFlags(
  { dir, given, files = {}, called = flagOf, owners, complaints: earlier = [] }: Flags,
  canAsk: boolean,
) {
  const values: RawAnswers = {};
  const own: OwnFiles = {};
  const complaints = [...earlier];
  const refusals: string[] = [];
  const refuse = async (work: () => Promise<void>) => {
    const refusal = await complaintOf(work);
    if (refusal !== undefined) refusals.push(refusal);
  };
  for (const [key, raw] of Object.entries(given) as [keyof Answers, string][]) {
    const checked = checkAnswer(key, raw);
    if ('value' in checked) values[key] = checked.value;
    else complaints.push(`${called(key)} ${checked.complaint}`);
  }
  const missing = requiredAnswers.filter((key) => given[key] === undefined && !isNamed(called(key), earlier));
  if (missing.length > 0 && !canAsk) complaints.push(`Missing: ${missing.map(called).join(', ')}.`);
  if (files.icon && !files.logo) {
    complaints.push(
      `${called('icon')} needs ${called('logo')}: it is a second picture, for a mall whose logo is a word.`,
    );
  }
  const { id, host, font } = values;
  if (id !== undefined) await refuse(() => refuseExisting(join(dir, id)));
  if (host !== undefined) await refuse(() => refuseTakenHost(dir, host, owners));
  const paths = { ...files, ...(isOwnFont(font) && { font }) };
  for (const key of [...fileAnswers, 'font'] as const) {
    const path = paths[key];
    if (path)
      await refuse(async () => {
        own[key] = await readOwnFile(key, path);
      });
  }
  if (complaints.length > 0) throw new UsageError([...complaints, ...refusals].join('\n'));
  if (refusals.length > 0) throw new Failure(refusals.join('\n'));
  return { values, own };
}

/** Whether a complaint speaks of the flag already. */
function isNamed(flag: string, complaints: readonly string[]): boolean {
  return complaints.some((each) => each.split(/[^\w-]+/).includes(flag));
}
