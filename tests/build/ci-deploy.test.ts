import { execFile } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { testFolder } from './harness';

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
  await mkdir(join(sites, id, 'assets'), { recursive: true });
  for (const path of ['build.json', 'index.html', `assets/${version}.js`])
    await writeFile(join(sites, id, path), version);
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

  it('to nginx puts each site in place with one link, and keeps the assets of the one before', async () => {
    const served = join(folder, 'srv');
    const variables = {
      ...{ NGINX_SSH_KEY: 'the key', NGINX_KNOWN_HOSTS: 'hosts', NGINX_HOST: 'ci@web', NGINX_SITES: served },
    };
    expect(await deploy('nginx', variables)).toEqual({ code: 0, stdout: '' });
    const before = await realpath(join(served, '36'));
    await program('date', 'echo later');
    await site('36', 'second');
    expect(await deploy('nginx', variables)).toEqual({ code: 0, stdout: '' });
    expect(await realpath(join(served, '36'))).not.toBe(before);
    expect(await readFile(join(served, '36/index.html'), 'utf8')).toBe('second');
    expect((await readdir(join(served, '36/assets'))).sort()).toEqual(['first.js', 'second.js']);
    expect(await readFile(join(served, '10070/index.html'), 'utf8')).toBe('first');
    expect((await asked())[0]).toBe('the key');
  });
});
