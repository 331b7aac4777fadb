import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CheckReport } from '../build/config/check-report';
import { displayPath } from '../build/shared/display-path';
import { makeFolder } from '../build/shared/make-folder';
import { studioHistory } from '../build/shared/project';
import { commitAll } from '../tests/setup/git-repository';
import { runCommandHere } from '../tests/setup/run-command';
import { historyOf } from '../tools/studio/history';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'merchants-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const command = (name: string, ...args: string[]) => runCommandHere(name, args);

const four = ['--id', '20001', '--name', 'Saffron Row', '--primary', '#0b7285', '--host', 'row.example'];

describe('the commands for merchants', () => {
  it('write a merchant once only, accept it, and name the place of a mistake in it', async () => {
    expect(await command('merchant-new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    expect(await command('merchant-check', '--merchants', dir)).toMatchObject({ status: 0, stderr: '' });

    await writeFile(
      join(dir, '20001', 'merchant.json'),
      '{\n  "name": "Saffron Row",\n  "hosts": ["row.example"],\n  "colour": 1\n}\n',
    );
    const { status, stdout, stderr } = await command('merchant-check', '20001', '--merchants', dir, '--json');
    const report = JSON.parse(stdout) as CheckReport; // what the command promises
    expect(status).toBe(1);
    expect(stderr).toBe('These merchants need fixes: 20001\n');
    expect(report.problems).toMatchObject([{ merchant: '20001', line: 4, column: 3, severity: 'error' }]);

    const again = await command('merchant-new', ...four, '--merchants', dir);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toContain('exists already');
  });

  it('refuse to take pictures, before any is taken, where a file stands in the place of their folder', async () => {
    await command('merchant-new', ...four, '--merchants', dir);
    await writeFile(join(dir, '20001/screenshots'), '');
    const { status, stderr } = await command('merchant-pictures', '--id', '20001', '--merchants', dir);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/screenshots is not a folder, so nothing can/),
    ]);
  });

  it('lock a mall that goes live, refuse to lock it anew, and take it out', async () => {
    expect(await command('merchant-new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    const lock = (...flags: string[]) =>
      command('merchant-lock', '--id', '20001', '--merchants', dir, ...flags);
    expect((await lock()).stdout).toMatch(
      /identity\.json is written: this app lives at row\.example\. Commit the file\.\n$/,
    );
    expect((await lock()).stdout).toContain('has this identity already: row.example. Nothing was written.');
    const config = join(dir, '20001', 'merchant.json');
    await writeFile(config, (await readFile(config, 'utf8')).replace('row.example', 'new.example'));
    expect(await lock()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('--accept'),
    });
    expect((await lock('--accept')).stdout).toContain(
      'row.example → new.example. Installed apps stay at the old host',
    );
    await writeFile(join(dir, '20001', 'identity.json'), '{');
    expect((await lock('--accept')).stdout).toMatch(
      /is renewed: this app lives at new\.example\. If shoppers installed it from another host, leave that one running/,
    );

    const out = join(dir, '../no-sites-here');
    const history = historyOf(studioHistory, dir, '20001');
    makeFolder(history);
    onTestFinished(() => rm(dirname(history), { recursive: true, force: true }));
    const removed = await command(
      'merchant-remove',
      '--id',
      '20001',
      '--merchants',
      dir,
      '--out',
      out,
      '--yes',
    );
    expect(removed).toMatchObject({ status: 0, stdout: expect.stringContaining('This mall went live') });
    expect(removed.stdout).toContain(displayPath(history));
    expect([await readdir(dir), await readdir(dirname(history))]).toEqual([[], []]);
  });

  it('ends with 1 for a merchant that does not exist', async () => {
    const { status, stdout } = await command('merchant-check', '999', '--merchants', dir);
    expect(status).toBe(1);
    expect(stdout).toContain('There is no merchant "999"');
  });

  it('print the matrix, or a shard of it, as one line of JSON', async () => {
    expect(await command('merchant-new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    const line = '{"include":[{"merchant":"20001","name":"Saffron Row"}]}\n';
    for (const shard of ['1/1', '1/2']) {
      const { status, stdout } = await command('merchant-matrix', '--merchants', dir, '--shard', shard);
      expect([status, stdout]).toEqual([0, line]);
    }
    expect((await command('merchant-matrix', '--merchants', dir, '--shard', '2/2')).stdout).toBe(
      '{"include":[]}\n',
    );
  });

  it('end with 1 when one folder has an error, but still print the good ones in the matrix', async () => {
    expect(await command('merchant-new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    await writeFile(join(dir, 'notes.txt'), '');
    expect(await command('merchant-matrix', '--merchants', dir)).toMatchObject({ status: 0 });
    await mkdir(join(dir, 'no-id'));
    const { status, stdout, stderr } = await command('merchant-matrix', '--merchants', dir);
    expect(status).toBe(1);
    expect(stdout).toBe('{"include":[{"merchant":"20001","name":"Saffron Row"}]}\n');
    expect(stderr).toContain('"no-id" is not a merchant id');
  });

  it.each([
    ['merchant-check', ['--bogus']],
    ['merchant-check', ['--merchants']],
    ['merchant-check', ['20001', 'abc']],
    ['dev', ['--merchant', 'abc']],
    ['dev', []],
    ['merchant-new', ['--id', '5']],
    ['merchant-new', [...four, 'stray']],
    ['merchant-matrix', ['--shard', '4/3']],
    ['merchant-matrix', ['36']],
    ['merchant-lock', []],
    ['merchant-lock', ['--id', 'abc']],
    ['merchant-remove', ['--id', '../x', '--yes']],
    ['merchant-remove', ['--id', '20001']],
  ])('%s %j ends with 2, says why on stderr and prints nothing', async (name, args) => {
    const { status, stdout, stderr } = await command(name, ...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^(?!\s+at ).+\n\nUsage: npm run/);
  });

  it('tell a shell the same as a test', async () => {
    const [name, args] = ['merchant-check', ['999', '--merchants', dir]] as const;
    const shell = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
      encoding: 'utf8',
      input: '',
    });
    expect(shell).toMatchObject(await command(name, ...args));
  });

  it('ends with 1 for a commit that git does not know', async () => {
    await writeFile(join(dir, 'README.md'), '');
    commitAll(dir);
    const since = ['--merchants', dir, '--since', 'no-such-commit'];
    const { status, stdout, stderr } = await command('merchant-matrix', ...since);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain("git does not know the commit 'no-such-commit'");
  });
});
