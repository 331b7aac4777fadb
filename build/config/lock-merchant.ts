import { join } from 'node:path';
import { readMerchantFile } from '../diagnostics/read-merchant-file';
import { displayPath, folderFlag } from '../shared/display-path';
import { Failure } from '../shared/failure';
import { requireWritable } from '../shared/make-folder';
import { formatProblem, type Problem, problemsText } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import { writeWhole } from '../shared/write-whole';
import {
  type Identity,
  identityName,
  identityOf,
  identityText,
  isPackageAdded,
  maxIdentityBytes,
  recordedIdentity,
} from './identity-file';
import { loadMerchants } from './load';
import { rawConfig } from './raw-config';

export interface LockResult {
  /** `added`: the file now also holds the package of the Android app. */
  outcome: 'written' | 'same' | 'added' | 'renewed';
  identity: Identity;
  file: string;
  /** What the file said before. */
  before?: Identity;
  warnings: Problem[];
}

/**
 * Writes the identity of a mall that goes live. An identity that differs is renewed only with `accept`, because that
 * leaves the installed apps behind. Throws `Failure` for a merchant with errors and for a difference.
 */
export async function lockMerchant(dir: string, id: string, accept: boolean): Promise<LockResult> {
  const folder = join(dir, id);
  const raw = rawConfig(dir, id);
  if (raw.thrown !== undefined) throw new Failure(formatProblem(problemOf(id, folder, raw.thrown)));
  const identity = identityOf(raw);
  // checked as if the new identity were there already, so that only other mistakes count
  const unsaved = { [id]: { [identityName]: Buffer.from(identityText(identity)) } };
  const { merchants, problems } = await loadMerchants(dir, [id], unsaved);
  if (merchants.length === 0) {
    throw new Failure(`${problemsText(problems)}\nFix these first. Nothing was written.`);
  }
  const file = join(folder, identityName);
  const before = recordedIdentity(dir, id);
  const rest = { identity, file, warnings: problems, ...(before && { before }) };
  if (before && identityText(before) === identityText(identity)) return { outcome: 'same', ...rest };
  const there = !('missing' in readMerchantFile(folder, identityName, maxIdentityBytes));
  const isAdded = before !== undefined && isPackageAdded(before, identity);
  if (there && !accept && !isAdded)
    throw new Failure(refusal(file, before, identity, `${id}${folderFlag('merchants', dir)}`));
  await requireWritable(folder);
  writeWhole(file, identityText(identity));
  return { outcome: isAdded ? 'added' : there ? 'renewed' : 'written', ...rest };
}

function refusal(file: string, before: Identity | undefined, now: Identity, mall: string): string {
  const was = before
    ? `says ${describe(before)}, and the mall is now ${describe(now)}`
    : `cannot be read, so nobody can tell which host it named. --accept takes today's: ${now.host}`;
  return (
    `${displayPath(file)} ${was}. Installed apps keep the old identity, so shoppers would have to install the app and log in again. ` +
    `If the client agrees: npm run mall -- lock ${mall} --accept`
  );
}

function describe({ host, id, scope, start_url, packageId }: Identity): string {
  const android = packageId === undefined ? '' : `, package ${packageId}`;
  return `${host} (id ${id}, scope ${scope}, start ${start_url}${android})`;
}
