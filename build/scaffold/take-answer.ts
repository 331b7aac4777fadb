import { join } from 'node:path';
import type { OptionalScreen } from '@/brand/capabilities';
import type { ReferralLayout } from '@/brand/referral-layouts';
import { defaultProgram, shortNameFor } from '../brand/default-program';
import { listMerchants } from '../config/list-merchants';
import { nameUse } from '../config/load-clashes';
import { rawConfig } from '../config/raw-config';
import { Failure } from '../shared/failure';
import { type Answers, checkAnswer, type KnownAnswers, listOf, type RawAnswers } from './answers';
import type { Question } from './questions';
import { refuseExisting } from './write-merchant';

/**
 * Takes one answer into `values`, in its usual form. An empty answer leaves out what a mall need not have. Throws
 * `Failure` that says what is wrong with it, also where `dir` has a merchant with this id or host.
 */
export async function takeAnswer(
  key: keyof Answers,
  raw: string,
  values: RawAnswers,
  dir: string,
): Promise<void> {
  if (raw.trim() === '' && optional.has(key)) return;
  const checked = checkAnswer(key, raw);
  if ('complaint' in checked) throw new Failure(`It ${checked.complaint}`);
  if (key === 'id') await refuseExisting(join(dir, checked.value));
  if (key === 'host') await refuseTakenHost(dir, checked.value);
  values[key] = checked.value;
}

const optional: ReadonlySet<Question> = new Set(['accent', 'font', 'without']);

/** What `work` has to complain about. */
export async function complaintOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

/** Whose each host is. */
export type HostOwners = ReadonlyMap<string, string>;

export async function hostOwners(dir: string): Promise<Map<string, string>> {
  const { ids } = await listMerchants(dir);
  return new Map(
    ids
      .toReversed()
      .flatMap((id) => rawConfig(dir, id).hosts.map((host) => [host.toLowerCase(), id] as const)),
  );
}

/** Throws `Failure` where another mall has the host. */
export async function refuseTakenHost(dir: string, host: string, owners?: HostOwners): Promise<void> {
  const owner = (owners ?? (await hostOwners(dir))).get(host);
  if (owner !== undefined) throw new Failure(`The host ${host} already belongs to merchant ${owner}.`);
}

/** A merchant that shoppers know by the same name. */
export async function namesake(dir: string, name: string): Promise<string | undefined> {
  const { ids } = await listMerchants(dir);
  const { value } = nameUse('', name);
  return ids.find((id) => nameUse('', rawConfig(dir, id).name ?? '').value === value);
}

/** Stands in for answers that are still missing, so that the files are checked before they come. */
export const example = { id: '1', name: 'Mall', primary: '#0b7285', host: 'rewards.mall.example' };

/** Fills in what nobody has said. */
export function completed(raw: KnownAnswers): Answers {
  const { id, name, primary, host, accent, layout, font } = raw;
  const program = raw.program ?? defaultProgram(name);
  return {
    id,
    name,
    primary,
    host,
    program,
    shortName: raw.shortName ?? shortNameFor(program, name),
    without: listOf(raw.without ?? '') as OptionalScreen[], // checkAnswer has accepted them
    ...(accent !== undefined && { accent }),
    ...(layout !== undefined && { layout: layout as ReferralLayout }), // and this
    ...(font !== undefined && { font }),
  };
}
