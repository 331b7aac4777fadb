import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../build/shared/project';
import { runCommandHere } from '../setup/run-command';
import { storedMalls } from './stored';

const execute = promisify(execFile);
const malls = storedMalls();

const inStore = (flag: string) => [flag, 's3://malls/all', '--endpoint', malls.server.endpoint];
const run = (name: string, ...args: string[]) => {
  for (const [key, value] of Object.entries(malls.server.environment)) vi.stubEnv(key, value);
  return runCommandHere(name, args);
};
const publish = (...args: string[]) => run('publish', ...inStore('--to'), '--out', malls.out, ...args);

describe('the commands for a store', () => {
  it('publish, name the order by the commit, and print a report of JSON alone', async () => {
    malls.write({});
    const { status, stdout } = await publish('--json');
    expect(status).toBe(0);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ ok: true, sites: [{ merchant: '1', status: 'published' }], problems: [] });
    expect(report.order).toBeGreaterThan(1_700_000_000);
    expect((await publish()).stdout).toBe('In s3://malls/all:\n1 mall unchanged: 1\n');
    expect((await publish('--prune')).stdout).toBe('0 objects that no release needs, 0 kB: removed\n');
  });

  it('publish the good malls and name the bad ones, without a secret', async () => {
    malls.write({});
    malls.write({ id: '2', api: '/api' });
    const { status, stdout, stderr } = await publish();
    expect(status).toBe(1);
    expect(stdout).toContain('1 mall published: 1\n1 mall failed: 2');
    expect(stderr).toContain('add --api-in-front');
    expect((await publish('--api-in-front')).status).toBe(0);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'hush-hush');
    const wrong = await runCommandHere('publish', [...inStore('--to'), '--out', malls.out, '--json']);
    expect(wrong.status).toBe(1);
    expect(JSON.parse(wrong.stdout).problems[0].message).toContain('AWS_SECRET_ACCESS_KEY does not belong');
    expect(wrong.stdout + wrong.stderr).not.toContain('hush-hush');
  });

  it('put one mall back, or all of them', async () => {
    for (const [index, page] of ['one', 'two', 'three'].entries()) {
      for (const id of ['1', '2']) malls.write({ id, page });
      await publish('--order', String(index));
    }
    const { status, stdout } = await run('rollback', '1', ...inStore('--from'));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^1: [0-9a-f]{32} of .* is live, instead of [0-9a-f]{32}\./);
    expect(await malls.shown('mall-1.example')).toBe('two');
    expect((await run('rollback', '1', ...inStore('--from'), '--list')).stdout.split('\n')[0]).toMatch(
      /^ {2}[0-9a-f]{32} /,
    );
    const all = await run('rollback', '--all', ...inStore('--from'), '--yes');
    expect(all.stdout).toBe('1 mall put back; put back or removed before: 1\n');
    expect(await malls.shown('mall-1.example')).toBe('two');
    expect(await malls.shown('mall-2.example')).toBe('two');
  });

  it('remove a mall from the store, and the rest of it in a second run', async () => {
    malls.write({});
    await publish();
    const folders = ['--merchants', join(malls.out, '../merchants'), '--out', join(malls.out, '../sites')];
    const remove = () => run('mall', 'remove', '1', ...folders, ...inStore('--to'), '--yes');
    expect((await remove()).stdout).toContain('To be removed, in s3://malls/all: mall-1.example');
    expect(await malls.shown()).toBeUndefined();
    expect((await remove()).status).toBe(0);
    expect((await run('mall', 'remove', '2', ...folders, ...inStore('--to'), '--yes')).status).toBe(1);
  });

  it.each([
    ['publish', [], '--to is missing'],
    ['publish', ['36/..', '--to', 'x'], 'is not a merchant id'],
    ['publish', ['--to', 'x', '--order', '1.5'], '--order needs a whole number'],
    ['publish', ['--to', 's3://Bucket'], 's3://bucket/prefix'],
    ['publish', ['1', '--to', 'x', '--prune'], '--prune is about the whole store'],
    ['rollback', ['--all', '--yes'], '--from is missing'],
    ['rollback', ['--all', '--from', 'x'], '--yes is missing'],
  ])('refuse %s %j as a wrong command line', async (name, args, words) => {
    const { status, stderr } = await run(name, ...args);
    expect(stderr).toContain(words);
    expect(status).toBe(2);
  });
});

describe('publishing to a store from CI', () => {
  const deploy = (variables: Record<string, string> = {}, what = 'store') => {
    const { endpoint, environment } = malls.server;
    const env = {
      ...process.env,
      ...environment,
      AWS_ENDPOINT_URL: endpoint,
      STORE: 's3://malls/all',
      ...variables,
    };
    return execute(join(projectRoot, '.ci/deploy'), [what, malls.out], { env }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
    );
  };

  it('leaves a newer push its malls, and a later state in the store', async () => {
    for (const id of ['1', '2', '3']) malls.write({ id, page: `page ${id}` });
    await publish('3', '--order', '9999999999');
    const { code, stdout } = await deploy({ NEWER: '2 ' });
    expect(stdout).toContain('::notice title=Mall 2::It was not published to store: a newer push changes it');
    expect(stdout).toContain(
      '::notice title=Mall 3::It was not published to store: a later state of it is there.',
    );
    expect(code).toBe(0);
    expect(await malls.shown('mall-1.example')).toBe('page 1');
    expect(await malls.shown('mall-2.example')).toBeUndefined();
  });

  it('names the malls that fail, publishes the others, and takes more flags', async () => {
    malls.write({});
    malls.write({ id: '2', api: '/api' });
    const { code, stdout } = await deploy();
    expect(code).toBe(1);
    expect(stdout).toContain('::error title=Mall 2::It was not published to store.');
    expect(stdout).not.toContain('title=Mall 1');
    expect((await deploy({ STORE_FLAGS: '--api-in-front --order 1800000000' })).code).toBe(0);
    expect((await deploy({ STORE_FLAGS: '--api-in-front --nonsense' })).code).toBe(1);
    expect((await deploy({ STORE: 's3://others/all' })).code).toBe(1);
    expect((await deploy({ NEWER: '1 2 ' })).code).toBe(0);
  });

  it('promotes what waits, with the shares of the variable', async () => {
    malls.write({});
    await publish();
    expect(await deploy({ GATE: 'false' }, 'promote')).toEqual({
      code: 0,
      stdout: 'No mall waits any more.\n',
    });
    expect((await deploy({ WAVES: '9' }, 'promote')).code).toBe(2);
  });
});
