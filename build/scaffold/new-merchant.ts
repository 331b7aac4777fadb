import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReferralLayout } from '@/brand/capabilities';
import { Failure, UsageError } from '../cli';
import { defaultProgram } from '../default-program';
import { maxLogoBytes } from '../diagnostics/logo-findings';
import { listMerchants } from '../list-merchants';
import { mapBounded } from '../map-bounded';
import { rawConfig } from '../raw-config';
import { type Answers, checkAnswer, type RawAnswers, type RequiredAnswer, requiredAnswers } from './answers';
import { planMerchant } from './plan-merchant';
import { refuseExisting, writeMerchant } from './write-merchant';

/** Asks a person for an answer, until `check` has no complaint. */
export type Ask = (
  key: RequiredAnswer,
  check: (raw: string) => Promise<string | undefined>,
) => Promise<string>;

export interface NewMerchant {
  /** The folder of merchants. */
  dir: string;
  given: RawAnswers;
  /** Path of the merchant's own logo. */
  logo?: string;
  /** Missing when nobody can be asked. */
  ask?: Ask;
}

/**
 * Writes a complete, valid merchant folder and gives its path (docs/onboarding.md#1-make-its-folder). Throws
 * `UsageError` naming everything that is missing or malformed, `Failure` where the folder exists, the host is taken or
 * the logo is not usable.
 */
export async function newMerchant({ dir, given, logo, ask }: NewMerchant): Promise<string> {
  const answers = await completeAnswers(given, ask, dir);
  await refuseExisting(join(dir, answers.id));
  await refuseTakenHost(dir, answers.host);
  const plan = await planMerchant(answers, logo === undefined ? undefined : await readLogo(logo));
  if (plan.findings.length > 0) throw new Failure(explained(plan.findings, logo));
  return writeMerchant(dir, answers.id, plan);
}

async function completeAnswers(given: RawAnswers, ask: Ask | undefined, dir: string): Promise<Answers> {
  const { values, complaints } = checkedFlags(given);
  const missing = requiredAnswers.filter((key) => given[key] === undefined);
  if (missing.length > 0 && !ask) complaints.push(`Missing: ${missing.map((key) => `--${key}`).join(', ')}.`);
  if (complaints.length > 0) throw new UsageError(complaints.join('\n'));
  if (ask) for (const key of missing) values[key] = await askFor(key, ask, dir);
  const { id, name, primary, host, program, layout } = values;
  // after the loops nothing is missing, but the compiler cannot see that
  const complete = { id, name, primary, host } as Record<RequiredAnswer, string>;
  return {
    ...complete,
    program: program ?? defaultProgram(complete.name),
    ...(layout !== undefined && { layout: layout as ReferralLayout }), // checkAnswer has accepted it
  };
}

function checkedFlags(given: RawAnswers): { values: RawAnswers; complaints: string[] } {
  const values: RawAnswers = {};
  const complaints: string[] = [];
  for (const key of [...requiredAnswers, 'program', 'layout'] as const) {
    const raw = given[key];
    if (raw === undefined) continue;
    const checked = checkAnswer(key, raw);
    if ('value' in checked) values[key] = checked.value;
    else complaints.push(`--${key} ${checked.complaint}`);
  }
  return { values, complaints };
}

async function askFor(key: RequiredAnswer, ask: Ask, dir: string): Promise<string> {
  let answer = '';
  await ask(key, async (raw) => {
    const checked = checkAnswer(key, raw);
    if ('complaint' in checked) return `It ${checked.complaint}`;
    answer = checked.value;
    try {
      if (key === 'id') await refuseExisting(join(dir, answer));
      if (key === 'host') await refuseTakenHost(dir, answer);
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    }
    return undefined;
  });
  return answer;
}

async function refuseTakenHost(dir: string, host: string): Promise<void> {
  const { ids } = await listMerchants(dir);
  const claims = await mapBounded(ids, 32, async (id) => ({ id, hosts: (await rawConfig(dir, id)).hosts }));
  const owner = claims.find(({ hosts }) => hosts.some((taken) => taken.toLowerCase() === host));
  if (owner)
    throw new Failure(`The host ${host} already belongs to merchant ${owner.id}. Nothing was written.`);
}

async function readLogo(path: string): Promise<Buffer> {
  const status = await stat(path).catch(() => undefined);
  if (!status?.isFile()) throw new Failure(`There is no logo at ${path}. Nothing was written.`);
  if (status.size > maxLogoBytes) {
    throw new Failure(
      `${path} has ${Math.ceil(status.size / 1000)} kB; at most ${maxLogoBytes / 1000} kB are allowed.`,
    );
  }
  return readFile(path);
}

function explained(findings: Awaited<ReturnType<typeof planMerchant>>['findings'], logo?: string): string {
  const lines = findings.map(({ file, finding }) => {
    const place = `${file === 'logo.svg' && logo ? logo : file}:${finding.line}:${finding.column}`;
    return `${place}  ${finding.message}${finding.fix ? `\n  → ${finding.fix}` : ''}`;
  });
  return [...lines, 'Nothing was written.'].join('\n');
}
