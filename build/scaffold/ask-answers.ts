import type { RawAnswers } from './answers';
import { isOwnFont, type OwnFiles, readOwnFile } from './own-files';
import { planMerchant, refuseErrors } from './plan-merchant';
import { isFile, questions } from './questions';
import { complaintOf, completed, example, takeAnswer } from './take-answer';
import { typedPath } from './typed-path';

/**
 * Asks a person until `check` has no complaint about the answer. An empty answer means the proposal, where there is one.
 */
export type Ask = (
  question: string,
  check: (raw: string) => Promise<string | undefined>,
  proposal?: string,
) => Promise<void>;

/** Asks for every answer that no flag gives, and puts it into `values` or `own`. */
export async function askForTheRest(values: RawAnswers, own: OwnFiles, ask: Ask, dir: string): Promise<void> {
  for (const { key, text, choices = [], hint, proposal } of questions) {
    const help = [...choices, ...(hint === undefined ? [] : [hint])].join(', ');
    const question = help === '' ? text : `${text} (${help})`;
    if (isFile(key)) {
      if (own[key] !== undefined || (key === 'icon' && !own.logo)) continue;
      const check = async (raw: string) => complaintOf(() => takeFile(key, typedPath(raw), own, values));
      await ask(question, check, proposal?.(values));
    } else if (values[key] === undefined) {
      const check = async (raw: string) =>
        complaintOf(() =>
          key === 'font' ? takeFont(raw, own, values, dir) : takeAnswer(key, raw, values, dir),
        );
      await ask(question, check, proposal?.(values));
    }
  }
}

async function takeFile(key: keyof OwnFiles, path: string, own: OwnFiles, values: RawAnswers) {
  if (path === '') return;
  const file = await readOwnFile(key, path);
  const plan = await planMerchant(completed({ ...example, ...values }), { [key]: file });
  refuseErrors(plan, { [key]: file }, path);
  own[key] = file;
}

async function takeFont(raw: string, own: OwnFiles, values: RawAnswers, dir: string) {
  const font = typedPath(raw);
  if (isOwnFont(font)) await takeFile('font', font, own, values);
  await takeAnswer('font', font, values, dir);
}
