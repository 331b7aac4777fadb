import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { codeOf, Failure } from '../shared/failure';

const execute = promisify(execFile);

/** A git hook sets these to its own repository. Git would then ignore the folder that we name. */
const ofHooks = { GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined };

/** The output of git, or `undefined` when it fails. Throws `Failure` where there is no git. */
export async function git(folder: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await execute('git', ['-C', folder, ...args], {
      maxBuffer: 100_000_000,
      env: { ...process.env, ...ofHooks },
    });
    return stdout;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new Failure('This needs git, which is not installed.');
    return undefined;
  }
}

/** The full hash of the commit that a flag names. Throws `Failure` where git knows none of this name. */
export async function commitOf(repository: string, flag: string, name: string): Promise<string> {
  const wanted = ['--end-of-options', `${name}^{commit}`];
  const commit = await git(repository, ['rev-parse', '--verify', '--quiet', ...wanted]);
  if (commit === undefined) {
    throw new Failure(`${flag}: git does not know the commit '${name}'. (Is this a shallow clone?)`);
  }
  return commit.trim();
}
