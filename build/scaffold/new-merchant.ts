import { join } from 'node:path';
import { loadMerchants } from '../config/load';
import { Failure } from '../shared/failure';
import type { Problem } from '../shared/problem';
import type { Answers, KnownAnswers } from './answers';
import { type Ask, askForTheRest } from './ask-answers';
import { checkFlags, type Flags } from './check-flags';
import type { OwnFiles } from './own-files';
import { type MerchantPlan, planMerchant, refuseErrors } from './plan-merchant';
import { completed, refuseTakenHost } from './take-answer';
import { refuseExisting, writeMerchant } from './write-merchant';

export interface NewMerchant extends Flags {
  /** Missing when nobody can be asked. */
  ask?: Ask;
}

export interface WrittenMerchant {
  folder: string;
  answers: Answers;
  /** What `mall check` warns of, such as a logo that is only a placeholder. */
  warnings: Problem[];
}

/**
 * Writes a complete, valid merchant folder (docs/onboarding.md#1-make-its-folder). Throws like
 * `checkFlags`, and `Failure` where a file of the mall is not usable.
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

async function answered(order: NewMerchant): Promise<WrittenMerchant> {
  const { dir, ask } = order;
  const { values, own } = await checkFlags(order, ask !== undefined);
  if (ask) await askForTheRest(values, own, ask, dir);
  // the flags and the questions leave none of the required answers open, but the compiler cannot see that
  return makeMerchant(dir, completed(values as KnownAnswers), own);
}

/**
 * Writes the folder that these answers make. Throws `Failure` where it exists, the host is taken or a file of the mall
 * is not usable.
 */
export async function makeMerchant(dir: string, answers: Answers, own: OwnFiles): Promise<WrittenMerchant> {
  await refuseExisting(join(dir, answers.id));
  await refuseTakenHost(dir, answers.host);
  const folder = await writeMerchant(dir, answers.id, await soundPlan(dir, answers, own));
  // once more, beside the other merchants: one of them may have the same name
  const { problems } = await loadMerchants(dir, [answers.id]);
  return { folder, answers, warnings: problems.filter(({ merchant }) => merchant === answers.id) };
}

/** The folder before it is written. Throws `Failure` where a file of the mall is not usable. */
export async function soundPlan(dir: string, answers: Answers, own: OwnFiles): Promise<MerchantPlan> {
  const plan = await planMerchant(answers, own, dir);
  refuseErrors(plan, own);
  return plan;
}
