import { execFileSync } from 'node:child_process';

/**
 * Runs git in a test's own folder. It removes GIT_DIR, which a git hook sets, because git would then change the
 * developer's own branch. It ignores the developer's configuration, such as signed commits.
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

/** Commits everything in a folder. Makes the repository first if there is none. */
export function commitAll(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '-A');
  git(folder, 'commit', '--quiet', '-m', 'a step');
}
