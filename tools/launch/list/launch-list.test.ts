import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadMerchants } from '../../../build/config/load';
import { lockMerchant } from '../../../build/config/lock-merchant';
import { folderFlag } from '../../../build/shared/display-path';
import { createSandbox, type Sandbox } from '../../../sandbox/create-sandbox';
import { type RunningServer, startServer } from '../../../sandbox/serve';
import { build, temporaryFolder, tinyApp, writeMerchant } from '../../../tests/build/harness';
import { runCommandHere } from '../../../tests/setup/run-command';
import { sandboxMerchantOf } from '../../shared/sandbox-merchant';
import type { LaunchReport } from './item';
import { type LaunchOptions, launchList } from './launch-list';
import { allGood, lineOf, results } from './testing/read-list';
import { serveWrongly, wrong } from './testing/wrong-servers';

const host = 'mall-1.example';
const rights = {
  controller: {
    name: 'Mall One Private Limited',
    address: '1 Hill Road',
    email: 'privacy@mall.example',
    grievance: { name: 'Grievance officer', email: 'complaints@mall.example' },
  },
  deletion: { days: 14, keeps: 'Bills for eight years.' },
};
const android = { packageId: 'in.mall.one', fingerprints: [Array<string>(32).fill('0F').join(':')] };
const pushKey = `B${'x'.repeat(86)}`;
const app = tinyApp();

let folder: string;
let merchants: string;
let out: string;
let sandbox: Sandbox;
let backend: RunningServer;
let served: Awaited<ReturnType<typeof serveWrongly>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  merchants = join(folder, 'merchants');
  out = join(folder, 'dist');
  await writeMerchant(merchants, '1', { android, rights });
  await writeMerchant(merchants, '2');
  await lockMerchant(merchants, '1', false);
  await build({ root: app.root, cache: app.cache, merchants, out });
  await cp(join(out, '1'), join(out, 'old'), { recursive: true, dereference: true });
  await rm(join(out, 'old/favicon.ico'));
  await writeFile(join(out, 'old/favicon.ico'), 'an older icon');
  const malls = (await loadMerchants(merchants)).merchants.map((each) => sandboxMerchantOf(each));
  sandbox = await createSandbox({ db: ':memory:', merchants: malls });
  backend = await startServer({ root: out, sandbox, merchants: malls, port: 0 });
  served = await serveWrongly(folder, out, { host, backend: backend.port });
});

afterAll(async () => {
  await served.running.stop();
  await backend.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function list(server: string, more: Partial<LaunchOptions> = {}): Promise<LaunchReport> {
  const port = served.ports.get(server) ?? 1; // where nobody listens
  return launchList({
    merchants,
    id: '1',
    out,
    environment: { variables: { PUSH_PUBLIC_KEY: pushKey }, file: {} },
    resolve: new Map([[host, { address: '127.0.0.1', port }]]),
    ca: await readFile(served.trusted, 'utf8'),
    pause: async () => {},
    ...more,
  });
}

describe('the launch list of a mall that nginx serves', () => {
  it('is green where all is right, and asks the backend as a visitor only', async () => {
    const report = await list('right');
    expect(results(report)).toEqual(allGood);
    expect(report).toMatchObject({ merchant: '1', ok: true });
    expect(lineOf(report, 'certificate').detail).toMatch(/^mall-1\.example: good until .*, 1 day left\.$/);
    expect(lineOf(report, 'files').detail).toMatch(/all \d\d+ files are served as promised/);
    expect(lineOf(report, 'DNS').detail).toContain('--resolve');
    expect(
      report.items.every(({ result, todo }) => result === 'ok' || todo !== '' || result === 'notTried'),
    ).toBe(true);
  });

  it.each(Object.entries(wrong))('names a server %s', async (name, { says, todo }) => {
    const report = await list(name);
    const isOther = name === 'with the site of another mall';
    expect(results(report)).toEqual({ ...allGood, files: 'failed', ...(isOther && { rights: 'failed' }) });
    expect(report.ok).toBe(false);
    expect(lineOf(report, 'files')).toMatchObject({
      detail: expect.stringMatching(says),
      todo: expect.stringMatching(todo),
      who: 'hosting',
    });
  });

  it('names a certificate that has ended, that is for another host, and that nobody trusts', async () => {
    const certificateOf = async (server: string, ca?: string) =>
      lineOf(await list(server, { ca }), 'certificate');
    const ca = (name: string) => readFile(join(folder, name, 'certificate.pem'), 'utf8');
    expect(await certificateOf('ended', await ca('ended'))).toMatchObject({
      result: 'failed',
      detail: expect.stringMatching(/^mall-1\.example:\nIt ended on \d{4}-\d\d-\d\d\.$/),
      todo: 'get a certificate for mall-1.example',
      who: 'hosting',
    });
    expect(await certificateOf('foreign', await ca('foreign'))).toMatchObject({
      result: 'failed',
      detail: 'mall-1.example:\nIt is for other.example, and not for this host.',
    });
    expect(await certificateOf('right')).toMatchObject({
      result: 'failed',
      detail: expect.stringMatching(/Browsers do not trust it \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/),
    });
  });

  it('says that nobody answers, and still tells the rest', async () => {
    const report = await list('nobody');
    expect(results(report)).toEqual({
      ...allGood,
      backend: 'failed',
      pages: 'notTried',
      certificate: 'failed',
      files: 'failed',
    });
    expect(lineOf(report, 'certificate').detail).toContain('ECONNREFUSED');
  });

  it('says of a host without DNS who adds it, and does not try what needs it', async () => {
    const lookup = async () => {
      throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    };
    const report = await list('right', { resolve: new Map(), lookup });
    expect(lineOf(report, 'DNS')).toMatchObject({
      result: 'failed',
      detail: 'mall-1.example: no address (ENOTFOUND).',
      todo: 'add a record for mall-1.example that leads to the server',
      who: 'client',
    });
    expect(results(report)).toMatchObject({
      backend: 'notTried',
      pages: 'notTried',
      certificate: 'notTried',
      files: 'notTried',
    });
    const environment = { variables: { API_BASE_URL_1: 'http://127.0.0.1:1/api' }, file: {} }; // nobody listens
    const elsewhere = await list('right', { resolve: new Map(), lookup, environment });
    expect(results(elsewhere)).toMatchObject({ backend: 'failed' });
  });

  it('tries without network only what stands in the folder', async () => {
    const lookup = () => Promise.reject(new Error('asked'));
    const report = await list('right', { offline: true, lookup });
    expect(results(report)).toEqual({
      ...allGood,
      backend: 'notTried',
      pages: 'notTried',
      certificate: 'notTried',
      files: 'notTried',
    });
    expect(report.ok).toBe(true);
    const again = { todo: 'run it again without --offline', who: 'staff' };
    expect(lineOf(report, 'DNS')).toMatchObject(again);
    expect(lineOf(report, 'files')).toMatchObject(again);
  });

  it('looks for the rights in the page that the host really serves', async () => {
    const others = join(folder, 'newer');
    await writeMerchant(others, '1', {
      android,
      rights: { ...rights, deletion: { days: 9, keeps: 'Bills.' } },
    });
    expect(lineOf(await list('right', { merchants: others }), 'rights')).toMatchObject({
      result: 'failed',
      who: 'staff',
      todo: 'build the mall, and publish it',
      detail: 'mall-1.example: Its page does not lead to the rights of the config.',
    });
  });

  it('names a backend that is broken, and a site that is not built', async () => {
    sandbox.faults.set({ kind: 'html', call: 'getFaqList', times: Number.POSITIVE_INFINITY });
    onTestFinished(() => sandbox.faults.clear());
    const report = await list('right', { out: join(folder, 'nowhere') });
    expect(lineOf(report, 'backend')).toMatchObject({
      result: 'failed',
      detail: expect.stringMatching(
        /^https:\/\/mall-1\.example\/api: 1 of \d+ calls .* are broken: getFaqList\.$/,
      ),
      todo: expect.stringContaining(
        `as soon as mall-1.example is in the DNS, give the backend's engineers the report of: npm run backend:check -- 1 --url https://mall-1.example/api${folderFlag('merchants', merchants)}`,
      ),
      who: 'client',
    });
    const folders = folderFlag('merchants', merchants) + folderFlag('out', join(folder, 'nowhere'));
    expect(lineOf(report, 'files')).toMatchObject({
      result: 'failed',
      who: 'staff',
      todo: expect.stringMatching(new RegExp(`npm run build -- 1${folders}$`)),
    });
  });

  it('compares nothing with a built site that has lost a file', async () => {
    const damaged = join(folder, 'damaged');
    await cp(join(out, '1'), join(damaged, '1'), { recursive: true, dereference: true });
    await rm(join(damaged, '1/favicon.ico'));
    expect(lineOf(await list('right', { out: damaged }), 'files')).toMatchObject({
      result: 'failed',
      detail: expect.stringMatching(/There is no site in .* to compare with\.$/),
    });
  });

  it('says what is wrong with a config, and tries nothing that needs it', async () => {
    const others = join(folder, 'others');
    await writeMerchant(others, '1', { name: '' });
    const broken = await list('right', { merchants: others });
    expect(lineOf(broken, 'config').detail).toContain('merchant.json:2:11 name is ""');
    expect(results(broken)).toMatchObject({ backend: 'notTried', DNS: 'notTried', files: 'notTried' });
  });
});

describe('npm run mall -- ready', () => {
  const command = (...args: string[]) =>
    runCommandHere('mall', ['ready', '--merchants', merchants, '--out', out, ...args]);

  it('prints the list for people and as JSON, with 1 and a line on stderr where something is wrong', async () => {
    const reach = ['--resolve', `${host}=127.0.0.1:${served.ports.get('right')}`];
    const good = await command('1', ...reach, '--ca', served.trusted, '--json');
    expect(good).toMatchObject({ status: 0, stderr: '' });
    const report = JSON.parse(good.stdout) as LaunchReport;
    expect(results(report)).toEqual({ ...allGood, push: 'notTried' });
    expect(lineOf(report, 'push').todo).toBe('if they shall: set PUSH_PUBLIC_KEY');
    const bad = await command('1', ...reach);
    expect(bad).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Mall 1 cannot open yet: [^\n]*certificate[^\n]*\n$/),
    });
    expect(bad.stdout).toMatch(/^✘ certificate +mall-1\.example:$/m);
    expect(bad.stdout).toMatch(/^ +→ hosting: send the whole chain/m);
    expect(bad.stdout).toMatch(/^– DNS +not tried: mall-1\.example: --resolve/m);
    expect(bad.stdout).toMatch(/\n\n\d things? to do before mall 1 opens\.\n$/);
  });
});
