import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../build/report';
import { contents, faultsOf, namesIn, temporaryFolder, testFolder, writeMerchant } from './harness';
import { runScript, writeTinyRepository } from './tiny-repository';

let repository: string;
let merchants: string;

const build = (args: readonly string[], env?: Record<string, string>) =>
  runScript(repository, 'build', args, env);
const reportIn = (stdout: string) => JSON.parse(stdout) as BuildReport; // its shape is what is tested
const brandOf = async (site: string) => (await contents(site)).get('index.html')?.toString() ?? '';

beforeAll(async () => {
  repository = await writeTinyRepository(join(await temporaryFolder(), 'repository'));
  merchants = join(repository, 'merchants');
  await writeMerchant(merchants, '1', { name: 'First Mall' });
  await writeMerchant(merchants, '2', { name: 'Second Mall', api: { baseUrl: 'https://config.example' } });
  expect(await build([])).toMatchObject({ code: 0, stderr: '' });
});

afterAll(() => rm(join(repository, '..'), { recursive: true, force: true }));

describe('the command line', () => {
  it.each([
    ['an unknown flag', ['--nope'], '--nope'],
    ['a missing value', ['--out'], '--out'],
    ['a stray word', ['36'], '36'],
    ['a bad number', ['--keep', 'many'], '--keep'],
    ['a bad address', ['--api', 'ftp://x'], '--api'],
  ])('ends with 2 for %s and names it', async (_what, args, named) => {
    const { code, stdout, stderr } = await build(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(named);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  it('ends with 1 for a merchant that is not there, and says who is', async () => {
    const { code, stderr } = await build(['--merchant', '3']);
    expect(code).toBe(1);
    expect(stderr).toContain('there are 1, 2');
  });
});

describe('--json', () => {
  it('prints one report on stdout and nothing else there', async () => {
    const out = await testFolder();
    const { code, stdout } = await build(['--json', '--force', '--merchant', '1', '--out', out]);
    expect(code).toBe(0);
    expect(reportIn(stdout)).toMatchObject({
      ok: true,
      core: expect.stringMatching(/^[0-9a-f]{64}$/),
      sites: [{ merchant: '1', status: 'built', path: join(out, '1') }],
      failed: [],
      problems: [],
    });
  });

  it('carries the problems that the text names', async () => {
    const { code, stdout, stderr } = await build(['--json'], { API_BASE_URL: 'nowhere' });
    const { ok, problems } = reportIn(stdout);
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(problems).toEqual([
      {
        merchant: '',
        file: 'environment',
        line: 1,
        column: 1,
        severity: 'error',
        message: expect.stringContaining("not 'nowhere'"),
      },
    ]);
    expect(stderr).toContain("not 'nowhere'");
  });
});

describe('--dry-run', () => {
  it('prints what would be done and writes nothing', async () => {
    const out = await testFolder();
    const { code, stdout } = await build([
      '--dry-run',
      '--json',
      '--out',
      join(out, 'sites'),
      '--api',
      '/backend',
    ]);
    expect(code).toBe(0);
    expect(reportIn(stdout).plan).toMatchObject([
      { merchant: '1', action: 'build', apiBaseUrl: '/backend' },
      { merchant: '2', action: 'build', apiBaseUrl: '/backend' },
    ]);
    expect(await namesIn(out)).toEqual([]);
  });
});

describe('a merchant that did not change', () => {
  it('is not built again, unless forced', async () => {
    const statuses = async (args: readonly string[]) =>
      reportIn((await build(['--json', ...args])).stdout).sites.map(({ status }) => status);
    expect(await statuses([])).toEqual(['unchanged', 'unchanged']);
    expect(await statuses(['--force', '--merchant', '1'])).toEqual(['built']);
  });
});

describe('the environment', () => {
  it('is told by the flag, then the variable, then .env, then the config, then the default', async () => {
    const out = await testFolder();
    const apis = async (args: readonly string[], env?: Record<string, string>) => {
      const { stdout } = await build(['--dry-run', '--json', '--out', out, ...args], env);
      return reportIn(stdout).plan?.map(({ apiBaseUrl }) => apiBaseUrl);
    };
    expect(await apis([])).toEqual(['/api', 'https://config.example']);
    await writeFile(join(repository, '.env'), 'API_BASE_URL=https://file.example\n');
    expect(await apis([])).toEqual(['https://file.example', 'https://file.example']);
    expect(await apis([], { API_BASE_URL: '/variable' })).toEqual(['/variable', '/variable']);
    expect(await apis(['--api', '/flag'], { API_BASE_URL: '/variable' })).toEqual(['/flag', '/flag']);
    await rm(join(repository, '.env'));
  });

  it('gives one merchant a key of its own', async () => {
    const out = await testFolder();
    await build(['--out', out], {
      PAYLOAD_KEY: 'forAll',
      PAYLOAD_KEY_2: 'forTheSecond',
      PUSH_PUBLIC_KEY: 'B'.repeat(87),
    });
    expect(await brandOf(join(out, '1'))).toContain('"payloadKey":"forAll"');
    expect(await brandOf(join(out, '2'))).toContain('"payloadKey":"forTheSecond"');
    expect(await brandOf(join(out, '1'))).toContain(`"pushPublicKey":"${'B'.repeat(87)}"`);
  });
});

describe('one broken merchant', () => {
  it('is reported, keeps what was published for it, and stops no other', async () => {
    const [folder, out] = [await testFolder(), await testFolder()];
    for (const id of ['1', '2', '3']) await writeMerchant(folder, id);
    const args = ['--merchants', folder, '--out', out, '--json'];
    await build(args);
    const before = await contents(join(out, '2'));

    await writeMerchant(folder, '1', { name: 'New Name' });
    await writeFile(join(folder, '2/merchant.json'), '{\n  "name": "Broken",\n  "hosts": "none",\n');
    await writeMerchant(folder, '3', { name: 'Other Name' });
    const { code, stdout, stderr } = await build(args);
    const { sites, failed, problems } = reportIn(stdout);
    expect(code).toBe(1);
    expect(sites.map(({ merchant, status }) => `${merchant} ${status}`)).toEqual(['1 built', '3 built']);
    expect(failed).toEqual(['2']);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ merchant, file }) => merchant === '2' && file.endsWith('2/merchant.json'))).toBe(
      true,
    );
    expect(stderr).toContain('2/merchant.json:');
    expect(await contents(join(out, '2'))).toEqual(before);
    expect(await brandOf(join(out, '1'))).toContain('New Name');
    expect(await faultsOf(join(out, '3'))).toEqual([]);
  });
});

describe('rollback', () => {
  it('puts the release before the current one back', async () => {
    const out = await testFolder();
    await build(['--merchant', '1', '--out', out]);
    await build(['--merchant', '1', '--out', out, '--api', '/second']);
    expect(await brandOf(join(out, '1'))).toContain('/second');
    expect(await runScript(repository, 'rollback', ['--merchant', '1', '--out', out])).toMatchObject({
      code: 0,
    });
    expect(await brandOf(join(out, '1'))).not.toContain('/second');

    const again = await runScript(repository, 'rollback', ['--merchant', '1', '--out', out]);
    expect(again).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('no release of 1 before'),
    });
  });

  it('ends with 2 when no merchant is named', async () => {
    expect(await runScript(repository, 'rollback', [])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--merchant'),
    });
  });
});
