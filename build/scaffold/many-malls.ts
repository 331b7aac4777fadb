import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure, UsageError } from '../shared/failure';
import { idPattern } from '../shared/natural-order';
import type { KnownAnswers } from './answers';
import { checkFlags } from './check-flags';
import { columnOf, type MallLine, readMallsFile } from './malls-file';
import { soundPlan } from './new-merchant';
import { isOwnFont } from './own-files';
import { completed, hostOwners } from './take-answer';
import { fromHome } from './typed-path';
import { writeMerchant } from './write-merchant';

export interface ManyMalls {
  /** Of those that were made, or would be. */
  made: { id: string; name: string }[];
  /** Ids of those that were there already. */
  there: string[];
  /** What stands in the way of the others. */
  bad: { place: string; why: string }[];
}

/**
 * Makes the folder of each mall of a file (docs/brand.md#many-at-once). A bad line stops no other one. A mall that is
 * there stays as it is, so a second run makes only what is missing. Throws `Failure` where nothing of the file can be used.
 *
 * @param dir the folder of merchants
 */
export async function makeManyMalls(dir: string, path: string, isDryRun: boolean): Promise<ManyMalls> {
  const lines = await readMallsFile(path);
  const owners = await hostOwners(dir);
  const result: ManyMalls = { made: [], there: [], bad: [] };
  const placeOf = new Map<string, string>();
  const beside = (file: string) => resolve(dirname(path), fromHome(file));
  for (const line of lines) {
    const { place, values, fault } = line;
    try {
      if (fault !== undefined) throw new Failure(fault);
      const id = values.id ?? '';
      const before = placeOf.get(id);
      if (before !== undefined) throw new Failure(`The id ${id} stands in ${before} already.`);
      placeOf.set(id, place);
      if (idPattern.test(id) && existsSync(join(dir, id, 'merchant.json'))) {
        result.there.push(id);
        continue;
      }
      const { answers, own } = await answersOf(line, { dir, owners, beside });
      const plan = await soundPlan(dir, answers, own);
      if (!isDryRun) await writeMerchant(dir, answers.id, plan);
      owners.set(answers.host, answers.id);
      result.made.push({ id: answers.id, name: answers.name });
    } catch (error) {
      if (!(error instanceof Failure || error instanceof UsageError)) throw error;
      result.bad.push({ place, why: error.message });
    }
  }
  return result;
}

interface Around {
  dir: string;
  owners: Map<string, string>;
  /** The path of a file that a line names, as seen from the file of malls. */
  beside: (file: string) => string;
}

async function answersOf(
  { values: { logo, icon, font, ...rest } }: MallLine,
  { dir, owners, beside }: Around,
) {
  const paths = Object.entries({ logo, icon }).flatMap(([key, file]) => (file ? [[key, beside(file)]] : []));
  const { values, own } = await checkFlags(
    {
      dir,
      given: { ...rest, ...(font !== undefined && { font: isOwnFont(font) ? beside(font) : font }) },
      files: Object.fromEntries(paths),
      called: columnOf,
      owners,
    },
    false,
  );
  // without anybody to ask, `checkFlags` refuses a line that leaves out what is required
  return { answers: completed(values as KnownAnswers), own };
}
