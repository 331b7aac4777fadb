import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { commitAll, git } from '../setup/git-repository';
import { ciFolder } from './ci-folder';
import { writeMerchant } from './harness';
import { writeTinyRepository } from './tiny-repository';

const execute = promisify(execFile);

const ci = ciFolder();

const asked = async () => (await readFile(join(ci.folder, 'asked'), 'utf8')).trimEnd().split('\n');

beforeEach(() =>
  ci.program(
    'npx',
    `echo "$@" >> "${ci.folder}/asked"; case "$*" in *mall-36*) exit "\${REFUSES:-0}";; esac`,
  ),
);

describe('publishing from CI', () => {
  it.each([
    [
      'cloudflare',
      'production',
      /^--yes wrangler@[\d.]+ pages deploy .*\/36 --project-name mall-36 --branch main$/,
    ],
    ['cloudflare', 'staging', /--project-name mall-36 --branch staging$/],
    ['netlify', 'production', /^--yes netlify-cli@[\d.]+ deploy .*--dir .*\/36 --site mall-36 --prod$/],
    ['netlify', 'staging', /--site mall-36 --alias staging$/],
  ])('to %s, %s, sends each mall to a project of its own', async (hosting, TARGET, line) => {
    expect(await ci.deploy(hosting, { TARGET })).toMatchObject({ code: 0 });
    const lines = await asked();
    expect(lines).toHaveLength(2);
    expect(lines.find((each) => each.includes('mall-36'))).toMatch(line);
  });

  it('goes on after a mall that is refused, and says which one it was', async () => {
    const { code, stdout } = await ci.deploy('cloudflare', { REFUSES: '1' });
    expect(code).toBe(1);
    expect(stdout).toContain('::error title=Mall 36::It was not published to cloudflare.');
    expect(await asked()).toHaveLength(2);
  });

  it('lets nothing that other programs say be obeyed by a terminal or a log', async () => {
    await ci.program(
      'npx',
      String.raw`printf '::error::a\n  ::set-output name=x::b\nc\r::stop-commands::d\n##[group]e\n\033[2Jf\302\233g\342\200\256h\nनमस्ते\n'; echo '::warning::i' >&2`,
    );
    const { code, stdout } = await ci.deploy('cloudflare');
    expect(code).toBe(0);
    const lines = [
      String.raw`\u003a:error::a`,
      String.raw`  \u003a:set-output name=x::b`,
      'c',
      String.raw`\u003a:stop-commands::d`,
      String.raw`\u0023#[group]e`,
      '[2Jfgh',
      'नमस्ते',
      String.raw`\u003a:warning::i`,
    ];
    expect(stdout).toBe(`${lines.join('\n')}\n`.repeat(2));
  });

  it('leaves out a mall that a newer push publishes, and says so', async () => {
    const { code, stdout } = await ci.deploy('cloudflare', { NEWER: '9 36 ' });
    expect(code).toBe(0);
    expect(stdout).toContain('::notice title=Mall 36::It was not published to cloudflare: a newer push');
    const lines = await asked();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('--project-name mall-10070');
  });
});

describe('the malls that a newer push publishes', () => {
  const newer = async (repository: string, from: string) =>
    (
      await execute(join(repository, '.ci/newer'), [from], {
        env: { PATH: process.env.PATH, HOME: ci.folder },
      })
    ).stdout
      .trim()
      .split(' ');

  it('are those whose folder it changes, and all when it changes the app', async () => {
    const [main, run] = [join(ci.folder, 'main'), join(ci.folder, 'run')];
    await writeTinyRepository(main);
    await cp(join(projectRoot, '.ci'), join(main, '.ci'), { recursive: true });
    for (const id of ['1', '2', '3']) await writeMerchant(join(main, 'merchants'), id);
    await writeFile(join(main, '.gitignore'), 'node_modules\n');
    commitAll(main);
    git(main, 'branch', '-M', 'main');
    git(ci.folder, 'clone', '--quiet', main, run);
    await symlink(join(projectRoot, 'node_modules'), join(run, 'node_modules'));
    expect(await newer(run, main)).toEqual(['']);

    await writeMerchant(join(main, 'merchants'), '2', { name: 'Another Name' });
    await rm(join(main, 'merchants/3'), { recursive: true });
    await mkdir(join(run, 'merchants/no id'), { recursive: true });
    commitAll(main);
    expect(await newer(run, main)).toEqual(['2', '3']);

    await writeFile(join(main, 'src/lib/points.ts'), '');
    commitAll(main);
    expect(await newer(run, main)).toEqual(['1', '2', '3']);
    await expect(newer(run, join(ci.folder, 'nowhere'))).rejects.toThrow();
  });
});
