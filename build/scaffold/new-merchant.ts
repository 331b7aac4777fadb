import { basename, join } from 'node:path';
import { Failure, UsageError } from '../cli';
import { displayPath } from '../display-path';
import type { Problem } from '../problem';
import { cacheFolder } from '../project';
import {
  type Answers,
  checkAnswer,
  flagOf,
  type KnownAnswers,
  type RawAnswers,
  requiredAnswers,
} from './answers';
import { refuseFile } from './check-file';
import { type OwnFiles, ownFile, readBytes, readOwnFile } from './own-files';
import { planMerchant, refuseErrors } from './plan-merchant';
import { type FileAnswer, fileAnswers, isFile, questions } from './questions';
import { complaintOf, completed, refuseTakenHost, takeAnswer } from './take-answer';
import { pictureOfTrim, type Trim, trimOf, wantedTrim } from './trim-logo';
import { typedPath } from './typed-path';
import { refuseExisting, writeMerchant } from './write-merchant';

/**
 * Asks a person until `check` has no complaint about the answer. An empty answer means the proposal, where there is one.
 */
export type Ask = (
  question: string,
  check: (raw: string) => Promise<string | undefined>,
  proposal?: string,
) => Promise<void>;

export interface NewMerchant {
  /** The folder of merchants. */
  dir: string;
  given: RawAnswers;
  /** Paths of the mall's own files. */
  files?: Partial<Record<FileAnswer, string>>;
  /** Cuts the margin of the logo off, without a question. */
  trim?: boolean;
  /** Missing when nobody can be asked. */
  ask?: Ask;
}

export interface WrittenMerchant {
  folder: string;
  answers: Answers;
  /** What `merchant:check` warns of, such as a logo that is only a placeholder. */
  warnings: Problem[];
}

/**
 * Writes a complete, valid merchant folder (docs/onboarding.md#1-make-its-folder). Throws `UsageError` naming
 * everything that is missing or malformed, `Failure` where the folder exists, the host is taken or a file of the mall
 * is not usable.
 */
export async function newMerchant(order: NewMerchant): Promise<WrittenMerchant> {
  try {
    return await answered(order);
  } catch (error) {
    // At a question a person may try again, so only the end says this.
    if (error instanceof Failure) throw new Failure(`${error.message}\nNothing was written.`);
    throw error;
  }
}

async function answered({
  dir,
  given,
  files = {},
  trim: always = false,
  ask,
}: NewMerchant): Promise<WrittenMerchant> {
  const raw = checkedFlags(given, ask !== undefined);
  const paths = { ...files };
  if (ask) await askForTheRest(raw, paths, ask, dir);
  const trim = always ? await wantedTrim(paths.logo) : ask && (await askToTrim(paths.logo, ask));
  // `checkedFlags` and the questions leave none of the required answers open, but the compiler cannot see that
  const answers = completed(raw as KnownAnswers);
  const own = await readOwnFiles({ ...paths, ...(isOwnFont(answers.font) && { font: answers.font }) });
  if (trim && own.logo) own.logo = await ownFile('logo', own.logo.path, trim.trimmed);
  return makeMerchant(dir, answers, own);
}

/**
 * Writes the folder that these answers make. Throws `Failure` where it exists, the host is taken or a file of the mall
 * is not usable.
 */
export async function makeMerchant(dir: string, answers: Answers, own: OwnFiles): Promise<WrittenMerchant> {
  await refuseExisting(join(dir, answers.id));
  await refuseTakenHost(dir, answers.host);
  const plan = await planMerchant(answers, own);
  refuseErrors(plan, own);
  const folder = await writeMerchant(dir, answers.id, plan);
  // They were found in a folder that is gone again.
  const warnings = plan.problems.map((warning) => ({
    ...warning,
    file: displayPath(join(folder, basename(warning.file))),
  }));
  return { folder, answers, warnings };
}

/** The flags in their usual form. Throws `UsageError` for everything that is wrong with them. */
function checkedFlags(given: RawAnswers, canAsk: boolean): RawAnswers {
  const values: RawAnswers = {};
  const complaints: string[] = [];
  for (const [key, raw] of Object.entries(given) as [keyof Answers, string][]) {
    const checked = checkAnswer(key, raw);
    if ('value' in checked) values[key] = checked.value;
    else complaints.push(`${flagOf(key)} ${checked.complaint}`);
  }
  const missing = requiredAnswers.filter((key) => given[key] === undefined);
  if (missing.length > 0 && !canAsk) complaints.push(`Missing: ${missing.map(flagOf).join(', ')}.`);
  if (complaints.length > 0) throw new UsageError(complaints.join('\n'));
  return values;
}

/** Asks for every answer that no flag gives, and puts it into `values` or `paths`. */
async function askForTheRest(
  values: RawAnswers,
  paths: Partial<Record<FileAnswer, string>>,
  ask: Ask,
  dir: string,
): Promise<void> {
  for (const { key, text, choices = [], hint, proposal } of questions) {
    const help = [...choices, ...(hint === undefined ? [] : [hint])].join(', ');
    const question = help === '' ? text : `${text} (${help})`;
    if (isFile(key)) {
      if (paths[key] !== undefined || (key === 'icon' && !paths.logo)) continue;
      const check = async (raw: string) => complaintOf(() => takeFile(key, typedPath(raw), paths, values));
      await ask(question, check, proposal?.(values));
    } else if (values[key] === undefined) {
      const check = async (raw: string) =>
        complaintOf(() => (key === 'font' ? takeFont(raw, values, dir) : takeAnswer(key, raw, values, dir)));
      await ask(question, check, proposal?.(values));
    }
  }
}

/** Shows what trimming would do, and asks. Most logos have no margin, then nobody is asked. */
async function askToTrim(logo: string | undefined, ask: Ask): Promise<Trim | undefined> {
  const trim = logo === undefined ? undefined : await trimOf(await readBytes('logo', logo));
  if (!trim) return undefined;
  let wanted = false;
  const question = `${trim.text} See ${await pictureOfTrim(trim, cacheFolder)}\nTrim it (yes, no)`;
  await ask(
    question,
    async (raw) => {
      const answer = raw.trim().toLowerCase();
      wanted = answer === 'yes' || answer === 'y';
      return wanted || answer === 'no' || answer === 'n' ? undefined : 'Answer yes or no.';
    },
    'no',
  );
  return wanted ? trim : undefined;
}

async function takeFile(
  key: FileAnswer,
  path: string,
  paths: Partial<Record<FileAnswer, string>>,
  values: RawAnswers,
) {
  if (path === '') return;
  await refuseFile(key, await readOwnFile(key, path), values);
  paths[key] = path;
}

async function takeFont(raw: string, values: RawAnswers, dir: string) {
  const font = typedPath(raw);
  if (isOwnFont(font)) await refuseFile('font', await readOwnFile('font', font), values);
  await takeAnswer('font', font, values, dir);
}

function isOwnFont(font = ''): boolean {
  return font.endsWith('.woff2');
}

/** Throws `Failure` that names every path without a file. */
async function readOwnFiles(paths: Partial<Record<keyof OwnFiles, string>>): Promise<OwnFiles> {
  const own: OwnFiles = {};
  const complaints: string[] = [];
  for (const key of [...fileAnswers, 'font'] as const) {
    const path = paths[key];
    if (!path) continue;
    const complaint = await complaintOf(async () => {
      own[key] = await readOwnFile(key, path);
    });
    if (complaint !== undefined) complaints.push(complaint);
  }
  if (complaints.length > 0) throw new Failure(complaints.join('\n'));
  return own;
}
