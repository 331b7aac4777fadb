import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testFolder } from '../../../tests/build/harness';
import { commitAll } from '../../../tests/setup/git-repository';
import { runCommandHere } from '../../../tests/setup/run-command';
import type { CheckReport } from '../../config/check-report';
import { historyOf } from '../../fleet/history-folder';
import { displayPath } from '../../shared/display-path';
import { makeFolder } from '../../shared/make-folder';
import { studioHistory } from '../../shared/project';

let dir: string;

beforeEach(async () => {
  dir = await testFolder();
});

const mall = (...args: string[]) => runCommandHere('mall', args);
const ci = (...args: string[]) => runCommandHere('ci', args);

const four = ['20001', '--name', 'Saffron Row', '--primary', '#0b7285', '--host', 'row.example'];

describe('the commands for merchants', () => {
  it('write a merchant once only, accept it, and name the place of a mistake in it', async () => {
    expect(await mall('new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    expect(await mall('check', '--merchants', dir)).toMatchObject({ status: 0, stderr: '' });

    await writeFile(
      join(dir, '20001', 'merchant.json'),
      '{\n  "name": "Saffron Row",\n  "hosts": ["row.example"],\n  "colour": 1\n}\n',
    );
    const { status, stdout, stderr } = await mall('check', '20001', '--merchants', dir, '--json');
    const report = JSON.parse(stdout) as CheckReport; // what the command promises
    expect(status).toBe(1);
    expect(stderr).toBe('These merchants need fixes: 20001\n');
    expect(report.problems).toMatchObject([{ merchant: '20001', line: 4, column: 3, severity: 'error' }]);

    const again = await mall('new', ...four, '--merchants', dir);
    expect(again).toMatchObject({ status: 1, stdout: '' });
    expect(again.stderr).toContain('exists already');
  });

  it('refuse to take pictures, before any is taken, where a file stands in the place of their folder', async () => {
    await mall('new', ...four, '--merchants', dir);
    await writeFile(join(dir, '20001/screenshots'), '');
    const { status, stderr } = await mall('pictures', '20001', '--merchants', dir);
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/screenshots is not a folder, so nothing can/),
    ]);
  });

  it('lock a mall that goes live, refuse to lock it anew, and take it out', async () => {
    expect(await mall('new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    const lock = (...flags: string[]) => mall('lock', '20001', '--merchants', dir, ...flags);
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
    const removed = await mall('remove', '20001', '--merchants', dir, '--out', out, '--yes');
    expect(removed).toMatchObject({ status: 0, stdout: expect.stringContaining('This mall went live') });
    expect(removed.stdout).toContain(displayPath(history));
    expect([await readdir(dir), await readdir(dirname(history))]).toEqual([[], []]);
  });

  it('list every mall with its state and what comes next, as text and as JSON alone', async () => {
    await mall('new', ...four, '--merchants', dir);
    await mkdir(join(dir, '20002'));
    const broken = { name: 'Mall 20002', hosts: ['mall-20002.example'], colour: 1 };
    await writeFile(join(dir, '20002/merchant.json'), JSON.stringify(broken));
    await mkdir(join(dir, 'copy of 20002'));
    const { status, stdout, stderr } = await mall('list', '--merchants', dir, '--json');
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      [
        {
          id: '20001',
          name: 'Saffron Row',
          host: 'row.example',
          state: 'draft',
          next: "Replace 1 example by the client's own",
        },
        {
          id: '20002',
          name: 'Mall 20002',
          host: 'mall-20002.example',
          state: 'broken',
          next: 'Mend 2 problems',
        },
      ],
    ]);
    expect(stderr).toContain('"copy of 20002" is not a merchant id');
    expect((await mall('list', '--merchants', dir)).stdout).toMatch(
      /^20001 {2}draft {3}Saffron Row {2}row\.example {9}Replace 1 example/,
    );
    const nowhere = await mall('list', '--merchants', join(dir, 'nowhere'));
    expect([nowhere.status, nowhere.stdout]).toEqual([1, '']);
    expect(nowhere.stderr).toContain('This folder of merchants does not exist.');
  });

  it('ends with 1 for a merchant that does not exist', async () => {
    const { status, stdout } = await mall('check', '999', '--merchants', dir);
    expect(status).toBe(1);
    expect(stdout).toContain('There is no merchant "999"');
  });

  it('print the matrix, or a shard of it, as one line of JSON', async () => {
    expect(await mall('new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    const line = '{"include":[{"merchant":"20001","name":"Saffron Row"}]}\n';
    for (const shard of ['1/1', '1/2']) {
      const { status, stdout } = await ci('matrix', '--merchants', dir, '--shard', shard);
      expect([status, stdout]).toEqual([0, line]);
    }
    expect((await ci('matrix', '--merchants', dir, '--shard', '2/2')).stdout).toBe('{"include":[]}\n');
  });

  it('end with 1 when one folder has an error, but still print the good ones in the matrix', async () => {
    expect(await mall('new', ...four, '--merchants', dir)).toMatchObject({ status: 0 });
    await writeFile(join(dir, 'notes.txt'), '');
    expect(await ci('matrix', '--merchants', dir)).toMatchObject({ status: 0 });
    await mkdir(join(dir, 'no-id'));
    const { status, stdout, stderr } = await ci('matrix', '--merchants', dir);
    expect(status).toBe(1);
    expect(stdout).toBe('{"include":[{"merchant":"20001","name":"Saffron Row"}]}\n');
    expect(stderr).toContain('"no-id" is not a merchant id');
  });

  it.each([
    ['mall', ['check', '--bogus']],
    ['mall', ['list', '36']],
    ['mall', ['check', '--merchants']],
    ['mall', ['check', '20001', 'abc']],
    ['mall', ['check', '--merchant', '20001']],
    ['dev', ['abc']],
    ['dev', []],
    ['dev', ['--merchant', '36']],
    ['build', ['--id', '36']],
    ['build', ['--nope']],
    ['build', ['--api', 'ftp://x']],
    ['build', ['1', '../1']],
    ['rollback', ['36', '37']],
    ['mall', ['new', '5']],
    ['mall', ['new', ...four, 'stray']],
    ['ci', ['matrix', '--shard', '4/3']],
    ['ci', []],
    ['ci', ['deploy']],
    ['ci', ['plan', '--shard', '1/2']],
    ['ci', ['matrix', '36']],
    ['mall', ['lock']],
    ['mall', ['lock', 'abc']],
    ['mall', ['lock', '--id', '20001']],
    ['mall', ['ready']],
    ['mall', ['play']],
    ['mall', ['pictures']],
    ['mall', ['preview']],
    ['mall', ['remove', '../x', '--yes']],
    ['mall', ['remove', '20001']],
    ['mall', ['chekc', '20001']],
  ])('npm run %s -- %j ends with 2, says why on stderr and prints nothing', async (name, args) => {
    const { status, stdout, stderr } = await runCommandHere(name, args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^(?!\s+at ).+\n\nUsage: npm run/);
  });

  it('npm run mall alone prints its verbs, a line each', async () => {
    const { status, stdout, stderr } = await mall();
    expect([status, stderr]).toEqual([0, '']);
    const verbs = ['new', 'list', 'check', 'lock', 'ready', 'preview', 'pictures', 'play', 'remove'];
    expect(stdout.match(/(?<=^ {2})\w+/gm)).toEqual(verbs);
  });

  it('tell a shell the same as a test', async () => {
    const [name, args] = ['mall', ['check', '999', '--merchants', dir]] as const;
    const shell = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
      encoding: 'utf8',
      input: '',
    });
    expect(shell).toMatchObject(await runCommandHere(name, args));
  });

  it('ends with 1 for a commit that git does not know', async () => {
    await writeFile(join(dir, 'README.md'), '');
    commitAll(dir);
    const since = ['--merchants', dir, '--since', 'no-such-commit'];
    const { status, stdout, stderr } = await ci('matrix', ...since);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain("git does not know the commit 'no-such-commit'");
  });
});
