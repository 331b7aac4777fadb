import { execFileSync } from 'node:child_process';

/**
 * Runs git in a folder of a test's own. A hook of a linked worktree sets GIT_DIR, with which git would work on the
 * developer's own branch instead; and nobody's configuration, such as one that signs commits, has a say.
 */
export function git(folder: string, ...args: string[]): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=Tester', '-c', 'user.email=tester@mall.example', ...args],
    {
      stdio: 'ignore',
      env: { ...env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    },
  );
}

/** Makes everything in a folder the next commit of its repository, which is made where there is none. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '-A');
  git(folder, 'commit', '--quiet', '-m', 'a step');
}
