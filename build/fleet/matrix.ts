import { join } from 'node:path';
import { folderFault, listMerchants } from '../config/list-merchants';
import { rawConfig } from '../config/raw-config';
import { Failure, UsageError } from '../shared/failure';
import { formatProblem } from '../shared/problem';
import { problemOf } from '../shared/problem-of';
import { changesSince } from './git-changes';

export interface Shard {
  index: number;
  of: number;
}

export interface MatrixOptions {
  shard?: Shard;
  /** A commit. Only merchants whose site may have changed since then are named. */
  since?: string;
  /** The repository's folder. */
  root: string;
}

/**
 * The merchants to build, by number, as a job matrix for GitHub and similar CI systems
 * (docs/hosting.md#continuous-integration). Merchants with a broken config are included, because their job should show
 * that. Throws `Failure` when there is no such folder, and when git does not know the commit.
 */
export async function merchantMatrix(
  dir: string,
  { shard = { index: 1, of: 1 }, since, root }: MatrixOptions,
) {
  const { ids, problems } = await listMerchants(dir);
  const unlisted = folderFault({ problems });
  if (unlisted) throw new Failure(`${formatProblem(unlisted)}\nThe merchants cannot be listed.`);
  const changes = since === undefined ? undefined : await changesSince(since, dir, root);
  const touched = ids.filter((id) => !changes || changes.everySite || changes.merchants.has(id));
  const mine = touched.filter((_, position) => position % shard.of === shard.index - 1);
  const read = mine.map((id) => ({ id, ...rawConfig(dir, id) }));
  const include = read.map(({ id, name = id }) => ({ merchant: id, name }));
  const thrown = read.flatMap(({ id, thrown }) =>
    thrown === undefined ? [] : [problemOf(id, join(dir, id), thrown)],
  );
  return { matrix: { include }, problems: [...problems, ...thrown] };
}

/** `2/8`: the second of eight parts. Throws `UsageError` for anything else. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (!index || !of || Number(index) > Number(of)) {
    throw new UsageError(`--shard needs I/N with I from 1 to N, such as 2/8, not '${text}'.`);
  }
  return { index: Number(index), of: Number(of) };
}
