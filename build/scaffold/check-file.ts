import { Failure } from '../shared/failure';
import type { RawAnswers } from './answers';
import type { OwnFile, OwnFiles } from './own-files';
import { errorsOf, planMerchant } from './plan-merchant';
import { completed } from './take-answer';

/** Stands in for answers that are still missing, so that the files are checked before they come. */
export const example = { id: '1', name: 'Mall', primary: '#0b7285', host: 'rewards.mall.example' };

/** Throws `Failure` that names each error of a file of the mall, as far as the answers until now tell. */
export async function refuseFile(key: keyof OwnFiles, file: OwnFile, known: RawAnswers): Promise<void> {
  const own = { [key]: file };
  const { problems } = await planMerchant(completed({ ...example, ...known }), own);
  const errors = errorsOf(problems, own).filter(({ path }) => path === file.path);
  if (errors.length > 0) throw new Failure(errors.map(({ text }) => text).join('\n'));
}
