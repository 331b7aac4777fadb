import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../shared/failure';
import type { Program } from '../shared/run-program';
import { counted } from '../shared/words';
import { git } from './git';

/** How the commands of a publishing run, and where they are told of. */
export interface Hands {
  /** Rejects with `Failure` when the program fails. */
  run(program: Program): Promise<void>;
  tell(line: string): void;
}

/** Where a push publishes. Git works in the folder of the malls, so a mall is a path there. */
export interface Branch {
  merchants: string;
  remote: string;
  /** Its name at the remote, such as `refs/heads/main`. */
  ref: string;
}

/** Stands below the message of each commit of the studio, so that a rebase does not lose it. */
const mark = 'Studio-Mall';

/** Throws `Failure` where a commit or a push would do something that nobody asked for. */
export async function readyBranch(merchants: string): Promise<Branch> {
  const ask = async (...args: string[]) => (await git(merchants, args))?.trim();
  const folder = await ask('rev-parse', '--absolute-git-dir');
  if (folder === undefined)
    throw new Failure('The malls are in no git repository, so nothing can be pushed.');
  const [, under] = unfinished.find(([name]) => existsSync(join(folder, name))) ?? [];
  if (under) throw new Failure(`Git is in the middle of a ${under}. Somebody has to end it first.`);
  const name = await ask('symbolic-ref', '--short', '--quiet', 'HEAD');
  if (!name) throw new Failure('This checkout is on no branch. Somebody has to switch to one first.');
  const remote = await ask('config', `branch.${name}.remote`);
  const ref = await ask('config', `branch.${name}.merge`);
  const unpushed = await ask(
    'log',
    '@{upstream}..HEAD',
    `--format=%h %(trailers:key=${mark},valueonly,separator=%x2C)`,
  );
  if (!remote || !ref || unpushed === undefined)
    throw new Failure(`The branch ${name} has no upstream, so nobody knows where to push it.`);
  const foreign = unpushed.split('\n').filter((line) => /^\S+$/.test(line.trim()));
  if (foreign.length > 0)
    throw new Failure(
      `The branch ${name} has ${counted(foreign.length, 'commit')} that the studio did not make and nobody has pushed: ${foreign.join(', ')}. Push or remove them first.`,
    );
  return { merchants, remote, ref };
}

const unfinished = [
  ['MERGE_HEAD', 'merge'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
] as const;

/** Commits the folder of one mall alone, as it is, and pushes. Never forces. */
export async function pushMall(
  branch: Branch,
  id: string,
  message: string,
  { run, tell }: Hands,
): Promise<void> {
  const { merchants, remote, ref } = branch;
  const here = (...args: string[]) => run(inGit(merchants, args));
  if (await git(merchants, ['status', '--porcelain', '--', id])) {
    // Files that git does not know yet are no paths for a commit.
    if (existsSync(join(merchants, id))) await here('add', '--all', '--', id);
    await here('commit', '--quiet', '--only', '-m', message, '-m', `${mark}: ${id}`, '--', id);
  } else tell('The folder has no change since the last commit.');
  await here('push', remote, `HEAD:${ref}`).catch((error: unknown) => {
    tell(
      'What was committed stands on this machine. If the branch has moved on, somebody has to get that first: git pull --rebase. Then publish again.',
    );
    throw error;
  });
}

/** Brings the folder of a mall back to an earlier commit, in a new commit, and pushes. */
export async function pushBack(branch: Branch, id: string, release: string, hands: Hands): Promise<void> {
  const { merchants } = branch;
  if (await git(merchants, ['status', '--porcelain', '--', id]))
    throw new Failure('The folder has changes that are in no commit. Publish them or put them back first.');
  if ((await git(merchants, ['cat-file', '-e', `${release}:./${id}/merchant.json`])) === undefined)
    throw new Failure('This mall was not there yet in that commit.');
  const restore = (from: string) =>
    hands.run(inGit(merchants, ['restore', `--source=${from}`, '--staged', '--worktree', '--', id]));
  await restore(release);
  try {
    await pushMall(branch, id, `Bring mall ${id} back to ${release.slice(0, 8)}`, hands);
  } catch (error) {
    await git(merchants, ['restore', '--source=HEAD', '--staged', '--worktree', '--', id]); // where the commit failed
    throw error;
  }
}

/** The commits that changed a mall, as far as they are pushed, and whether the folder is as the last of them left it. */
export async function pushedCommits(merchants: string, id: string) {
  const format = '--format=%H%x1f%cI%x1f%an%x1f%s';
  const log = await git(merchants, ['log', '-n', '10', format, '@{upstream}', '--', id]);
  const releases = (log ?? '').split('\n').flatMap((line) => {
    const [release, date, who = '', subject = ''] = line.split('\x1f');
    return release && date ? [{ release, date: new Date(date).toISOString(), who, changes: [subject] }] : [];
  });
  const [newest] = releases;
  const uncommitted = await git(merchants, ['status', '--porcelain', '--', id]);
  const same = await git(merchants, ['diff', '--quiet', '@{upstream}', '--', id]); // it fails where they differ
  return {
    releases,
    isSaved: uncommitted === '' && same !== undefined,
    ...(newest && { release: newest.release }),
  };
}

/** A hook that runs us names its own repository. And nobody is at a terminal to answer a question. */
function inGit(folder: string, args: readonly string[]): Program {
  const env = {
    GIT_DIR: undefined,
    GIT_WORK_TREE: undefined,
    GIT_INDEX_FILE: undefined,
    GIT_TERMINAL_PROMPT: '0',
  };
  return { program: 'git', args: ['-C', folder, ...args], cwd: folder, env };
}
