import { realpath } from 'node:fs/promises';
import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parsedJson } from '@/lib/parsed-json';
import { defaultsName } from '../config/defaults';
import { listMerchants } from '../config/list-merchants';
import { rawValue } from '../config/raw-config';
import { Failure } from '../shared/failure';
import { commitOf, git } from './git';

export interface Changes {
  /** Something changed that goes into every site. */
  everySite: boolean;
  /** The names of merchant folders with a change, including deleted folders, and of those that other shared values reach. */
  merchants: ReadonlySet<string>;
}

/**
 * The differences between a commit and the working tree, including files that git does not track yet.
 *
 * @param dir the folder of merchants. If it is in another repository, `since` is a commit of that one, and shared files
 * do not count
 * @param root the folder of this repository
 */
export async function changesSince(since: string, dir: string, root: string): Promise<Changes> {
  const repository = await topLevel(dir);
  if (repository === undefined) throw new Failure(`--since: ${dir} is not in a git repository.`);
  const commit = await commitOf(repository, '--since', since);
  const inMerchants = await changedFiles(dir, commit);
  const shared = repository === (await topLevel(root)) ? await changedFiles(root, commit) : [];
  const merchantsFolder = `${relative(await realpath(root), await realpath(dir)).replaceAll('\\', '/')}/`;
  return {
    everySite: shared.some((file) => !file.startsWith(merchantsFolder) && concernsEverySite(file)),
    merchants: new Set([
      ...inMerchants.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
      ...(inMerchants.includes(defaultsName) ? await reachedByShared(dir, commit) : []),
    ]),
  };
}

/** The malls whose config is another one with what malls shared at that commit. */
async function reachedByShared(dir: string, commit: string): Promise<string[]> {
  const before = parsedJson((await git(dir, ['show', `${commit}:./${defaultsName}`])) ?? '') ?? {};
  const { ids } = await listMerchants(dir);
  return ids.filter((id) => !isDeepStrictEqual(rawValue(dir, id), rawValue(dir, id, before)));
}

/** Whether a file of the repository can change a site. Any file can that is not on the list of those that cannot. */
export function concernsEverySite(file: string): boolean {
  return file.startsWith('public/') || !apart.some((pattern) => pattern.test(file));
}

const apart = [
  /^(\.ci|\.github|\.vscode|docs|merchants|sandbox|serve|tests|tools)\//,
  /\.(md|test\.tsx?)$/,
  /^(biome(\.arrows)?\.json|drizzle\.config\.ts|playwright\.config\.ts|vitest\.config\.ts|publish(\.schema)?\.json|\.gitignore|\.editorconfig|LICENSE)$/,
];

/** The paths below a folder, relative to it, with forward slashes. */
async function changedFiles(folder: string, commit: string): Promise<string[]> {
  const [known, unknown] = await Promise.all([
    git(folder, ['diff', '--name-only', '--no-renames', '--relative', '-z', commit]),
    git(folder, ['ls-files', '--others', '--exclude-standard', '-z']),
  ]);
  if (known === undefined || unknown === undefined)
    throw new Failure('--since: git could not compare the files.');
  return [...known.split('\0'), ...unknown.split('\0')].filter((file) => file !== '');
}

async function topLevel(folder: string): Promise<string | undefined> {
  return (await git(folder, ['rev-parse', '--show-toplevel']))?.trim();
}
