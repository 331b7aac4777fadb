import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../build/pipeline/report';
import { projectRoot } from '../../build/shared/project';
import { runCommandHere } from '../setup/run-command';
import { namesIn, temporaryFolder, testFolder, writeMerchant } from './harness';
import { runScript, writeCompiledRepository } from './tiny-repository';

let repository: string;
let merchants: string;

const build = (args: readonly string[], env?: Record<string, string>) =>
  runScript(repository, 'build', args, env);
/** A command that is refused before it compiles or writes anything. It needs no repository of its own. */
const refused = async (name: string, args: readonly string[]) => {
  const { status: code, ...text } = await runCommandHere(name, args);
  return { code, ...text };
};
const reportIn = (stdout: string) => JSON.parse(stdout) as BuildReport; // its shape is tested here

beforeAll(async () => {
  repository = await writeCompiledRepository(join(await temporaryFolder(), 'repository'));
  merchants = join(repository, 'merchants');
  await writeMerchant(merchants, '1', { name: 'First Mall' });
  await writeMerchant(merchants, '2', { name: 'Second Mall' });
});

afterAll(() => rm(join(repository, '..'), { recursive: true, force: true }));

describe('npm run build', () => {
  it('ends with 1 for a merchant that does not exist, and lists those that do', async () => {
    const { code, stderr } = await build(['3']);
    expect(code).toBe(1);
    expect(stderr).toContain('there are 1, 2');
  });

  it('builds all merchants into dist/ and with --json prints one report on stdout, nothing else there', async () => {
    const { code, stdout, stderr } = await build(['--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(reportIn(stdout)).toMatchObject({
      ok: true,
      core: expect.stringMatching(/^[0-9a-f]{64}$/),
      sites: [
        { merchant: '1', status: 'built', path: join(repository, 'dist/1') },
        { merchant: '2', status: 'built', path: join(repository, 'dist/2') },
      ],
      failed: [],
      problems: [],
    });
  });

  it('with --json reports the problems that the text names', async () => {
    const { code, stdout, stderr } = await build(['--json'], { API_BASE_URL: 'nowhere' });
    const { ok, problems } = reportIn(stdout);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(problems).toMatchObject([
      { merchant: '', file: 'environment', line: 1, column: 1, severity: 'error' },
    ]);
    expect(stderr).toContain(problems[0]?.message);
  });

  it('with --json reports a .env that is no file', async () => {
    await mkdir(join(repository, '.env'));
    const { code, stdout, stderr } = await build(['--json']);
    await rm(join(repository, '.env'), { recursive: true });
    const { ok, problems } = reportIn(stdout);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(problems).toMatchObject([
      {
        merchant: '',
        file: '.env',
        severity: 'error',
        message: expect.stringContaining('.env is not a file.'),
      },
    ]);
    expect(stderr).toContain('.env is not a file.');
  });

  it('with --dry-run prints the plan, reads .env, and writes nothing', async () => {
    const out = await testFolder();
    await writeFile(join(repository, '.env'), 'API_BASE_URL=https://file.example\n');
    const { code, stdout } = await build(['--dry-run', '--json', '--out', join(out, 'sites')]);
    await rm(join(repository, '.env'));
    expect(code).toBe(0);
    expect(reportIn(stdout).plan).toMatchObject([
      { merchant: '1', action: 'build', apiBaseUrl: 'https://file.example' },
      { merchant: '2', action: 'build', apiBaseUrl: 'https://file.example' },
    ]);
    expect(await namesIn(out)).toEqual([]);
  });
});

describe('a folder that nothing can be written into', () => {
  const taken = () => join(projectRoot, 'package.json');

  it('is named by a build before it compiles, also in its report', async () => {
    for (const out of [taken(), join(taken(), 'sites'), '/proc/sites']) {
      const { code, stdout, stderr } = await refused('build', [
        '--merchants',
        merchants,
        '--out',
        out,
        '--json',
      ]);
      expect(code).toBe(1);
      expect(stderr).toMatch(/package\.json is not a folder|proc\S* cannot be written/);
      expect(stderr).not.toMatch(/\n {4}at /);
      expect(reportIn(stdout)).toMatchObject({ ok: false, sites: [], failed: ['1', '2'] });
      expect(reportIn(stdout).core).toBeUndefined();
    }
  });

  it.each([
    ['is', ''],
    ['is inside', 'sites'],
    ['contains', '..'],
  ])(
    'is refused before anything is written when it %s the folder of the merchants',
    async (relation, place) => {
      const folder = join(await testFolder(), 'malls');
      await writeMerchant(folder, '1');
      const args = ['--merchants', folder, '--out', join(folder, place)];
      const { code, stderr } = await refused('build', args);
      expect(code).toBe(1);
      expect(stderr).toContain(`--out ${relation} the folder of the merchants. Choose another folder`);
      expect([await namesIn(folder), await namesIn(join(folder, '..'))]).toEqual([['1'], ['malls']]);
    },
  );

  it('is named by a dry run', async () => {
    const args = ['--merchants', merchants, '--out', join(taken(), 'sites'), '--dry-run'];
    const { code, stderr } = await refused('build', args);
    expect(code).toBe(1);
    expect(stderr).toContain('package.json is not a folder');
  });

  it('is named by a rollback', async () => {
    const { code, stdout, stderr } = await refused('rollback', ['1', '--out', taken()]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('package.json is not a folder, so nothing can be written into it.\n');
  });
});

describe('npm run rollback', () => {
  it.each([
    ['no mall is named', [], 2, 'id is missing'],
    ['the id is not a merchant id', ['../36'], 2, 'is not a merchant id'],
    ['nothing is published', ['36', '--out', 'nowhere'], 1, 'Nothing is published'],
  ])('says so when %s', async (_when, args, code, named) => {
    const result = await refused('rollback', args);
    expect(result).toEqual({ code, stdout: '', stderr: expect.stringContaining(named) });
  });
});
