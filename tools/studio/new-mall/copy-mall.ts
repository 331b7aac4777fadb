import { configName } from '../../../build/config/load-folder';
import { defaultShare } from '../../../build/config/share-findings';
import type { RawAnswers } from '../../../build/scaffold/answers';
import { takeAnswer } from '../../../build/scaffold/take-answer';
import { writeMerchant } from '../../../build/scaffold/write-merchant';
import { Failure } from '../../../build/shared/failure';
import { readFolder } from '../../shared/mall-folder';
import { ownFiles } from '../saving/draft-changes';
import { withValue } from '../saving/draft-text';
import { configText } from '../saving/folder';

/** What two malls cannot both have, and what follows from it. */
const own = [['program'], ['manifest', 'shortName'], ['android']];

/** What a person says about the copy. */
export type CopyAnswers = Readonly<Record<'id' | 'name' | 'host', string>>;
const titles: CopyAnswers = { id: 'Merchant id', name: 'Name', host: 'Host' };

/**
 * Copies a mall's folder without what belongs to one mall alone: its identity, the client's answer, its Android app, and
 * the pictures that were taken of it. Throws `Failure` for an answer that is not good, and where a folder or host is taken.
 */
export async function copyMall(dir: string, from: string, answers: CopyAnswers): Promise<void> {
  const values: RawAnswers = {};
  for (const key of ['id', 'name', 'host'] as const) {
    await takeAnswer(key, answers[key], values, dir).catch((error: unknown) => {
      throw error instanceof Failure ? new Failure(`${titles[key]}: ${error.message}`) : error;
    });
  }
  const { id = '', name, host } = values;
  const files = await readFolder(dir, from);
  const named = [[['name'], name] as const, [['hosts'], [host]] as const];
  const changed = named.reduce((text, [path, value]) => withValue(text, path, value), configText(files));
  const config = own.reduce((text, path) => withValue(text, path, undefined), changed);
  const kept = Object.entries(ownFiles(files)).filter(
    ([file]) => file !== configName && file !== defaultShare,
  );
  await writeMerchant(dir, id, {
    files: [
      { name: configName, content: config },
      ...kept.map(([file, content]) => ({ name: file, content })),
    ],
    problems: [],
  });
}
