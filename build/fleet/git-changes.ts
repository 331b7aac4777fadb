import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, Failure } from '../shared/failure';

export interface Changes {
  /** Something changed that goes into every site. */
  everySite: boolean;
  /** The names of merchant folders with a change, including deleted folders. */
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
  const commit = await git(repository, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${since}^{commit}`,
  ]);
  if (commit === undefined) {
    throw new Failure(`--since: git does not know the commit '${since}'. (Is this a shallow clone?)`);
  }
  const inMerchants = await changedFiles(dir, commit.trim());
  const shared = repository === (await topLevel(root)) ? await changedFiles(root, commit.trim()) : [];
  const merchantsFolder = `${relative(await realpath(root), await realpath(dir)).replaceAll('\\', '/')}/`;
  return {
    everySite: shared.some((file) => !file.startsWith(merchantsFolder) && concernsEverySite(file)),
    merchants: new Set(
      inMerchants.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''),
    ),
  };
}

/** Whether a file of the repository can change a site. Any file can that is not on the list of those that cannot. */
export function concernsEverySite(file: string): boolean {
  return file.startsWith('public/') || !apart.some((pattern) => pattern.test(file));
}

const apart = [
  /^(\.ci|\.github|\.vscode|backend-kit|docs|generate|merchants|sandbox|scripts\/(approval|launch)|studio|tests)\//,
  /\.(md|test\.tsx?)$/,
  /^(biome(\.arrows)?\.json|drizzle\.config\.ts|playwright\.config\.ts|vitest\.config\.ts|\.gitignore|\.editorconfig|LICENSE)$/,
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

const execute = promisify(execFile);

/** A git hook sets these to its own repository. Git would then ignore the folder that we name. */
const ofHooks = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** The output of git, or `undefined` when it fails. */
async function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', ['-C', folder, ...args], {
      maxBuffer: 100_000_000,
      env: { ...process.env, ...ofHooks },
    });
    return stdout;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new Failure('--since needs git, which is not installed.');
    return undefined;
  }
}
