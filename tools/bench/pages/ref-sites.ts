import { execFile } from 'node:child_process';
import { realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { git } from '../../../build/fleet/git';
import { Failure } from '../../../build/shared/failure';
import { projectRoot } from '../../../build/shared/project';
import { e2eEnvironment } from '../../../tests/e2e/sites';

const execute = promisify(execFile);

/**
 * Builds the malls of a commit with its own code, in a work tree below `work` that is removed in the end. Gives their folder. It uses the packages that are
 * installed here.
 */
export async function withRefSites<T>(
  commit: string,
  work: string,
  use: (sites: string) => Promise<T>,
): Promise<T> {
  const [root, sites] = [join(work, 'there'), join(work, 'there-sites')];
  if ((await git(projectRoot, ['worktree', 'add', '--detach', root, commit])) === undefined) {
    throw new Failure(`git could not check out ${commit} into ${root}.`);
  }
  try {
    await symlink(await realpath(join(projectRoot, 'node_modules')), join(root, 'node_modules'), 'junction');
    await runNode(root, ['scripts/build.ts', '--out', sites]);
    return await use(sites);
  } finally {
    await git(projectRoot, ['worktree', 'remove', '--force', root]);
  }
}

/** Runs a script of a folder with the packages there. Variables of this machine do not reach it. */
async function runNode(root: string, args: readonly string[]): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, CI: 'true', PUSH_PUBLIC_KEY: e2eEnvironment.defaultPushKey };
  await execute(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env,
    maxBuffer: 100_000_000,
  }).catch((error: Error & { stderr?: string }) => {
    throw new Failure(`${args[0]} failed in ${root}:\n${error.stderr ?? error.message}`);
  });
}
