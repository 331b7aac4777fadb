import { basename } from 'node:path';
import type { Merchant } from '../../../build/brand/merchant';
import { sameName } from '../../../build/config/load-clashes';
import type { Answers, RawAnswers } from '../../../build/scaffold/answers';
import { type OwnFiles, ownFile } from '../../../build/scaffold/own-files';
import { planMerchant } from '../../../build/scaffold/plan-merchant';
import { isFile, questions } from '../../../build/scaffold/questions';
import { complaintOf, completed, example, namesake, takeAnswer } from '../../../build/scaffold/take-answer';
import type { Problem } from '../../../build/shared/problem';
import type { DraftLook } from '../../shared/draft-look';
import { iconProposals } from '../files/icon-proposals';
import type { NewMallAnswer, NewMallProblem, NewMallQuestion, SentNewMall } from '../wire';

/** The questions of `mall new`, for the studio's page. */
export const newMallQuestions: readonly NewMallQuestion[] = questions.map(({ proposal, ...question }) => ({
  ...question,
  required: proposal === undefined,
}));

export interface ReadNewMall {
  answer: NewMallAnswer;
  own: OwnFiles;
  /** Missing while an answer or a file has an error. */
  answers?: Answers;
}

/**
 * Takes the answers of a person in the order of the questions, and checks the folder that they make, as `mall new`
 * does. Writes nothing.
 */
export async function readNewMall(
  dir: string,
  sent: SentNewMall,
  sketch: (merchant: Merchant) => Promise<DraftLook>,
): Promise<ReadNewMall> {
  const values: RawAnswers = {};
  const proposals: Record<string, string> = {};
  const problems: NewMallProblem[] = [];
  for (const { key, proposal } of questions) {
    if (isFile(key)) continue;
    const proposed = proposal?.(values) ?? '';
    if (proposed !== '' && values.name !== undefined) proposals[key] = proposed;
    const typed = sent.answers[key] ?? '';
    const raw = typed.trim() === '' ? proposed : typed;
    const message = await complaintOf(() => takeAnswer(key, raw, values, dir));
    if (message !== undefined) problems.push({ key, severity: 'error', message });
  }
  const { name } = values;
  const other = name === undefined ? undefined : await namesake(dir, name);
  if (name !== undefined && other !== undefined) {
    problems.push({ key: 'name', severity: 'warning', ...sameName(name, other) });
  }
  const own = await ownFilesOf(sent);
  const known = completed({ ...example, ...values });
  const plan = await planMerchant(known, own, dir);
  problems.push(...plan.problems.flatMap((problem) => ofQuestion(problem, own)));
  const named = values.name !== undefined && values.primary !== undefined;
  const merchant = named ? plan.merchant : undefined;
  const look = merchant && (await sketch(merchant));
  const icons = merchant && problems.some(({ icon }) => icon) ? await iconProposals(merchant) : undefined;
  const good = problems.every(({ severity }) => severity !== 'error');
  return {
    answer: {
      problems,
      proposals,
      ...(look && { look }),
      ...(icons && { icons }),
    },
    own,
    ...(good && { answers: known }),
  };
}

async function ownFilesOf({ files }: SentNewMall): Promise<OwnFiles> {
  const own: OwnFiles = {};
  for (const key of ['logo', 'icon', 'font'] as const) {
    const base64 = files[key];
    if (base64 !== undefined) own[key] = await ownFile(key, key, Buffer.from(base64, 'base64'));
  }
  return own;
}

/** Problems of the person's own files, and errors. Other warnings stand in the studio when the mall is open. */
function ofQuestion({ file, severity, message, fix, icon }: Problem, own: OwnFiles): NewMallProblem[] {
  const told = { severity, message, ...(fix !== undefined && { fix }), ...(icon && { icon }) };
  const [key] = Object.entries(own).find(([, { name }]) => name === basename(file)) ?? [];
  if (key !== undefined) return [{ key, ...told }];
  return severity === 'error' ? [told] : [];
}
