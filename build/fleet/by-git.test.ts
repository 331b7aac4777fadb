import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { testFolder, writeMerchant } from '../../tests/build/harness';
import { commitAll, git } from '../../tests/setup/git-repository';
import { runProgram } from '../shared/run-program';
import { pushBack, pushedCommits, pushMall, readyBranch } from './by-git';

/** A checkout with the malls 36 and 37, its repository at a remote, and what a job can do. */
async function checkout() {
  const folder = await testFolder();
  const [root, remote] = [join(folder, 'malls'), join(folder, 'remote.git')];
  const merchants = join(root, 'merchants');
  await writeMerchant(merchants, '36');
  await writeMerchant(merchants, '37');
  await writeFile(join(root, 'code.ts'), 'one');
  commitAll(root);
  await mkdir(remote);
  git(remote, 'init', '--quiet', '--bare');
  git(root, 'branch', '-M', 'work');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '-u', 'origin', 'work:main');
  git(root, 'config', 'user.name', 'Asha Rao');
  git(root, 'config', 'user.email', 'asha@mall.example');
  const log: string[] = [];
  const never = new AbortController().signal;
  const hands = {
    tell: (line: string) => log.push(line),
    run: (program: Parameters<typeof runProgram>[0]) => runProgram(program, (line) => log.push(line), never),
  };
  const said = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
  const change = (name: string, id = '36') => writeMerchant(merchants, id, { name });
  const publish = async (id = '36') =>
    pushMall(await readyBranch(merchants), id, `Publish mall ${id}`, hands);
  const [first] = (await pushedCommits(merchants, '36')).releases;
  /** Brings a mall back to the first commit. */
  const back = async (id = '36') => pushBack(await readyBranch(merchants), id, first?.release ?? '', hands);
  return { root, remote, merchants, log, said, change, publish, back };
}

describe('publishing by git', () => {
  it('commits the folder of the mall alone, with new files, and pushes it to the upstream', async () => {
    const { root, merchants, said, change, publish } = await checkout();
    await change('New name');
    await writeFile(join(merchants, '36/icon.svg'), '<svg/>');
    await change('Not yet', '37');
    await writeFile(join(root, 'code.ts'), 'two');
    git(root, 'add', 'code.ts');
    await publish();
    expect(said('show', '--name-only', '--format=%an: %s', 'origin/main').split('\n')).toEqual([
      'Asha Rao: Publish mall 36',
      '',
      'merchants/36/icon.svg',
      'merchants/36/merchant.json',
    ]);
    expect((await pushedCommits(merchants, '36')).isSaved).toBe(true);
    expect((await pushedCommits(merchants, '37')).isSaved).toBe(false);
    expect(said('diff', '--cached', '--name-only')).toBe('code.ts');
    expect(said('diff', '--name-only')).toBe('merchants/37/merchant.json');
    expect((await pushedCommits(merchants, '36')).releases[0]).toMatchObject({
      who: 'Asha Rao',
      changes: ['Publish mall 36'],
    });
  });

  it('commits a mall that is new, and one that is gone', async () => {
    const { merchants, said, change, publish } = await checkout();
    await change('New', '38');
    await publish('38');
    await rm(join(merchants, '37'), { recursive: true });
    await publish('37');
    expect(said('ls-tree', '-r', '--name-only', 'origin/main', 'merchants').split('\n')).toEqual(
      ['36', '38'].flatMap((id) => [`merchants/${id}/logo.svg`, `merchants/${id}/merchant.json`]),
    );
  });

  it('pushes a commit of its own that did not get out before, and makes no empty one', async () => {
    const { root, remote, merchants, said, log, change, publish } = await checkout();
    await change('New name');
    git(root, 'remote', 'set-url', 'origin', join(remote, 'away'));
    await expect(publish()).rejects.toThrow('It failed.');
    expect(log.join('\n')).toContain('What was committed stands on this machine.');
    expect((await pushedCommits(merchants, '36')).isSaved).toBe(false);
    git(root, 'remote', 'set-url', 'origin', remote);
    await publish();
    expect(said('log', '--format=%s', 'origin/main').split('\n')).toEqual(['Publish mall 36', 'a step']);
  });

  it('never forces: a branch that has moved on stays as it is', async () => {
    const { root, remote, said, change, publish } = await checkout();
    const other = join(root, '../other');
    git(root, 'clone', '--quiet', '-b', 'main', remote, other);
    await writeFile(join(other, 'code.ts'), 'of a colleague');
    commitAll(other);
    git(other, 'push', '--quiet');
    await change('New name');
    await expect(publish()).rejects.toThrow('It failed.');
    git(root, 'fetch', '--quiet');
    expect(said('show', 'origin/main:code.ts')).toBe('of a colleague');
    git(root, 'rebase', '--quiet', 'origin/main');
    await publish();
    expect(said('log', '--format=%s', 'origin/main').split('\n')).toEqual([
      'Publish mall 36',
      'a step',
      'a step',
    ]);
  });

  it.each<[reason: string, prepare: (root: string) => unknown]>([
    ['in the middle of a merge', (root) => writeFile(join(root, '.git/MERGE_HEAD'), '')],
    ['in the middle of a rebase', (root) => mkdir(join(root, '.git/rebase-merge'))],
    ['on no branch', (root) => git(root, 'checkout', '--quiet', '--detach')],
    ['has no upstream', (root) => git(root, 'checkout', '--quiet', '-b', 'own')],
    ['in no git repository', (root) => rm(join(root, '.git'), { recursive: true })],
    [
      'has 1 commit that the studio did not make',
      async (root) => {
        await writeFile(join(root, 'code.ts'), 'two');
        commitAll(root);
      },
    ],
  ])('is refused: %s', async (reason, prepare) => {
    const { root, change, publish } = await checkout();
    await change('New name');
    await prepare(root);
    await expect(publish()).rejects.toThrow(reason);
  });

  it('is not led astray by the repository that a git hook names', async () => {
    const { said, change, publish } = await checkout();
    await change('New name');
    vi.stubEnv('GIT_DIR', '/nowhere');
    await publish().finally(() => vi.unstubAllEnvs());
    expect(said('log', '-1', '--format=%s', 'origin/main')).toBe('Publish mall 36');
  });
});

describe('the way back', () => {
  it('is a new commit with the folder as it was, and leaves other folders alone', async () => {
    const { merchants, said, change, publish, back } = await checkout();
    await change('Wrong');
    await writeFile(join(merchants, '36/icon.svg'), '<svg/>');
    await publish();
    await change('Kept', '37');
    await publish('37');
    await back();
    expect(said('log', '--format=%s', 'origin/main').split('\n')[0]).toMatch(
      /^Bring mall 36 back to [0-9a-f]{8}$/,
    );
    expect(said('ls-tree', '-r', '--name-only', 'origin/main', 'merchants/36').split('\n')).toEqual([
      'merchants/36/logo.svg',
      'merchants/36/merchant.json',
    ]);
    expect(await readFile(join(merchants, '36/merchant.json'), 'utf8')).toContain('"Mall 36"');
    expect(await readFile(join(merchants, '37/merchant.json'), 'utf8')).toContain('"Kept"');
  });

  it('is refused over changes that are in no commit, and to a commit without the mall', async () => {
    const { merchants, change, publish, back } = await checkout();
    await change('New', '38');
    await publish('38');
    await expect(back('38')).rejects.toThrow('was not there yet');
    await change('Typed just now');
    await expect(back()).rejects.toThrow('changes that are in no commit');
    expect(await readFile(join(merchants, '36/merchant.json'), 'utf8')).toContain('"Typed just now"');
  });

  it('leaves the folder as it was where the commit is refused', async () => {
    const { root, merchants, change, publish, back } = await checkout();
    await change('Now');
    await publish();
    await writeFile(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(back()).rejects.toThrow();
    expect(await readFile(join(merchants, '36/merchant.json'), 'utf8')).toContain('"Now"');
  });
});
