import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { commitAll, git } from '../setup/git-repository';
import { testFolder, writeMerchant } from './harness';
import { writeTinyRepository } from './tiny-repository';

const execute = promisify(execFile);

let folder: string;
let sites: string;

beforeEach(async () => {
  folder = await testFolder();
  sites = join(folder, 'ci-sites/1-of-1');
  await mkdir(join(sites, '.report'), { recursive: true });
  for (const id of ['36', '10070']) await site(id, 'first');
  await mkdir(join(folder, 'bin'));
  await program(
    'npx',
    `echo "$@" >> "${folder}/asked"; case "$*" in *mall-36*) exit "\${REFUSES:-0}";; esac`,
  );
  // The command comes last. It runs on this machine.
  await program('ssh', `cat "$2" >> "${folder}/asked"; for last; do :; done; exec sh -c "$last"`);
  await program('rsync', 'from="$4"; to="$5"; cp -rL "$from." "$' + '{to#*:}"');
});

async function site(id: string, version: string): Promise<void> {
  await rm(join(sites, id), { recursive: true, force: true });
  await mkdir(join(sites, id, 'assets'), { recursive: true });
  const asset = `assets/${version}.js`;
  for (const path of ['index.html', asset]) await writeFile(join(sites, id, path), version);
  await writeFile(join(sites, id, 'build.json'), JSON.stringify({ files: [{ path: asset }] }));
}

/** Stands in for a program of CI. */
async function program(name: string, text: string): Promise<void> {
  await writeFile(join(folder, 'bin', name), `#!/bin/sh\n${text}\n`);
  await chmod(join(folder, 'bin', name), 0o755);
}

function deploy(hosting: string, variables: Record<string, string> = {}) {
  const env = {
    ...process.env,
    PATH: `${folder}/bin:${process.env.PATH}`,
    TARGET: 'production',
    ...variables,
  };
  return execute(join(projectRoot, '.ci/deploy'), [hosting, sites], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  );
}

const asked = async () => (await readFile(join(folder, 'asked'), 'utf8')).trimEnd().split('\n');

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
    expect(await deploy(hosting, { TARGET })).toMatchObject({ code: 0 });
    const lines = await asked();
    expect(lines).toHaveLength(2);
    expect(lines.find((each) => each.includes('mall-36'))).toMatch(line);
  });

  it('goes on after a mall that is refused, and says which one it was', async () => {
    const { code, stdout } = await deploy('cloudflare', { REFUSES: '1' });
    expect(code).toBe(1);
    expect(stdout).toContain('::error title=Mall 36::It was not published to cloudflare.');
    expect(await asked()).toHaveLength(2);
  });

  it('leaves out a mall that a newer push publishes, and says so', async () => {
    const { code, stdout } = await deploy('cloudflare', { NEWER: '9 36 ' });
    expect(code).toBe(0);
    expect(stdout).toContain('::notice title=Mall 36::It was not published to cloudflare: a newer push');
    const lines = await asked();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('--project-name mall-10070');
  });

  const served = () => join(folder, 'srv');
  async function toNginx(date: string): Promise<void> {
    await program('date', `echo ${date}`);
    const keys = { NGINX_SSH_KEY: 'the key', NGINX_KNOWN_HOSTS: 'hosts', NGINX_HOST: 'ci@web' };
    expect(await deploy('nginx', { ...keys, NGINX_SITES: served() })).toEqual({ code: 0, stdout: '' });
  }

  it('to nginx puts each site in place with one link, and keeps the assets of the one before', async () => {
    await toNginx('20260101-100000');
    const before = await realpath(join(served(), '36'));
    await site('36', 'second');
    await toNginx('20260101-110000');
    expect(await realpath(join(served(), '36'))).not.toBe(before);
    expect(await readFile(join(served(), '36/index.html'), 'utf8')).toBe('second');
    expect((await readdir(join(served(), '36/assets'))).sort()).toEqual(['first.js', 'second.js']);
    expect(await readFile(join(served(), '10070/index.html'), 'utf8')).toBe('first');
    expect((await asked())[0]).toBe('the key');
  });

  it('to nginx keeps the newest five folders of a mall, with the assets of these alone', async () => {
    await mkdir(join(served(), '36-by-hand'), { recursive: true });
    for (let push = 1; push <= 7; push++) {
      await site('36', `push${push}`);
      await toNginx(`20260101-10000${push}`);
    }
    const folders = (await readdir(served())).filter((name) => name.startsWith('36')).sort();
    expect(folders).toEqual([
      '36',
      ...[3, 4, 5, 6, 7].map((push) => `36-20260101-10000${push}`),
      '36-by-hand',
    ]);
    const assets = (await readdir(join(served(), '36/assets'))).sort();
    expect(assets).toEqual([3, 4, 5, 6, 7].map((push) => `push${push}.js`));
  });
});

describe('the malls that a newer push publishes', () => {
  const newer = async (repository: string, from: string) =>
    (
      await execute(join(repository, '.ci/newer'), [from], { env: { PATH: process.env.PATH, HOME: folder } })
    ).stdout
      .trim()
      .split(' ');

  it('are those whose folder it changes, and all when it changes the app', async () => {
    const [main, run] = [join(folder, 'main'), join(folder, 'run')];
    await writeTinyRepository(main);
    await cp(join(projectRoot, '.ci'), join(main, '.ci'), { recursive: true });
    for (const id of ['1', '2', '3']) await writeMerchant(join(main, 'merchants'), id);
    await writeFile(join(main, '.gitignore'), 'node_modules\n');
    commitAll(main);
    git(main, 'branch', '-M', 'main');
    git(folder, 'clone', '--quiet', main, run);
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
    await expect(newer(run, join(folder, 'nowhere'))).rejects.toThrow();
  });
});
