import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLock } from '../../build/shared/lock';
import { testFolder } from '../../tests/build/harness';
import { until } from '../../tests/setup/until';
import { type Jobs, openJobs, secretsIn, type WorkHands } from './jobs';
import type { SentJob } from './sent-job';

const asked: SentJob = { action: 'build', id: '36', version: 'seen' };

async function opened(secrets: string[] = []) {
  const folder = await testFolder();
  const jobs = openJobs(join(folder, 'jobs.lock'), secrets);
  onTestFinished(() => jobs.close());
  /** Runs a script of Node in the test's folder. */
  const node = (script: string) => (hands: WorkHands) =>
    hands.run({ program: process.execPath, args: ['-e', script], cwd: folder });
  return { folder, jobs, node };
}

const ended = (jobs: Jobs, name = '1') =>
  until(() => {
    const job = jobs.read(name);
    expect(job?.until).toBeDefined();
    return job;
  });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Prints its number and that of a child, and goes on. */
const family = `const { spawn } = require('node:child_process');
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
console.log(process.pid + ' ' + child.pid);
setInterval(() => {}, 1000)`;

describe('a job', () => {
  it('writes down each line that its program prints, without colours and what a terminal would obey', async () => {
    const { jobs, node } = await opened();
    jobs.add(
      asked,
      node(
        `console.log('one\\ntwo'); console.error('\\u001b[31mred\\u001b[0m \\u0007'); process.stdout.write('end')`,
      ),
    );
    const job = await ended(jobs);
    expect(job).toMatchObject({ action: 'build', id: '36', state: 'done' });
    expect(job?.log.toSorted()).toEqual(['end', 'one', 'red \\u0007', 'two']);
  });

  it('fails with its program, and with one that does not start', async () => {
    const { jobs, folder, node } = await opened();
    jobs.add(asked, node('console.error("no room"); process.exit(3)'));
    jobs.add({ ...asked, id: '37' }, ({ run }) =>
      run({ program: join(folder, 'none'), args: [], cwd: folder }),
    );
    expect(await ended(jobs)).toMatchObject({
      state: 'failed',
      log: ['no room', 'It failed. The log says why.'],
    });
    expect(await ended(jobs, '2')).toMatchObject({
      state: 'failed',
      last: expect.stringContaining('ENOENT'),
    });
  });

  it('hands its arguments over as they are, because no shell reads them', async () => {
    const { jobs, folder } = await opened();
    const args = ['-e', 'console.log(process.argv[1])', '; touch x & $(touch y)'];
    jobs.add(asked, ({ run }) => run({ program: process.execPath, args, cwd: folder }));
    expect((await ended(jobs))?.log).toEqual(['; touch x & $(touch y)']);
  });

  it('ends with its children when it is cancelled', async () => {
    const { jobs, node } = await opened();
    jobs.add(asked, node(family));
    const pids = await until(() => {
      const numbers = jobs.read('1')?.last?.split(' ').map(Number) ?? [];
      expect(numbers).toHaveLength(2);
      return numbers;
    });
    expect(pids.map(isAlive)).toEqual([true, true]);
    jobs.cancel('1');
    expect(await ended(jobs)).toMatchObject({ state: 'cancelled', last: 'It was cancelled.' });
    await until(() => expect(pids.map(isAlive)).toEqual([false, false]));
  });

  it('has no key in its log, and no account in the address of a repository', async () => {
    const secrets = secretsIn({
      AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
      PATH: '/usr/bin/programs',
      PAYLOAD_KEY: '',
    });
    expect(secrets).toEqual(['wJalrXUtnFEMI']);
    const { jobs, node } = await opened(secrets);
    jobs.add(asked, node(`console.log('key wJalrXUtnFEMI, https://me:hidden@git.example/malls')`));
    expect((await ended(jobs))?.log).toEqual(['key …, https://…@git.example/malls']);
  });
});

describe('the queue', () => {
  it('works on one job at a time, in their order', async () => {
    const { jobs } = await opened();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise(setImmediate);
      steps.push(`${name} ends`);
    };
    jobs.add(asked, work('one'));
    jobs.add({ ...asked, action: 'lock' }, work('two'));
    await ended(jobs, '2');
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
    expect(jobs.list().map(({ name }) => name)).toEqual(['2', '1']);
  });

  it('takes a second press of the same button for the first', async () => {
    const { jobs, node } = await opened();
    const names = [
      jobs.add(asked, node('')),
      jobs.add(asked, node('')),
      jobs.add({ ...asked, id: '37' }, node('')),
    ];
    expect(names.map(({ name }) => name)).toEqual(['1', '1', '2']);
    await ended(jobs);
    expect(jobs.add(asked, node('')).name).toBe('3');
  });

  it('does not begin a job that was cancelled while it waited', async () => {
    const { jobs, node, folder } = await opened();
    jobs.add(asked, node(family));
    jobs.add({ ...asked, id: '37' }, async () => writeFile(join(folder, 'begun'), ''));
    jobs.cancel('2');
    expect(jobs.read('2')).toMatchObject({ state: 'cancelled' });
    jobs.cancel('1');
    await ended(jobs, '2');
    expect(jobs.read('2')?.log).toEqual(['It was cancelled.']);
  });

  it('waits for another studio on the same checkout, and says so', async () => {
    const { jobs, node, folder } = await opened();
    const release = await takeLock(join(folder, 'jobs.lock'), 1000);
    jobs.add(asked, node('console.log("mine")'));
    await until(() => expect(jobs.read('1')?.last).toMatch(/^Another studio of this checkout is at work/));
    release?.();
    expect(await ended(jobs)).toMatchObject({ state: 'done', last: 'mine' });
  });

  it('ends with the studio', async () => {
    const { jobs, node } = await opened();
    jobs.add(asked, node(family));
    await until(() => expect(jobs.read('1')?.last).toBeDefined());
    await jobs.close();
    expect(jobs.list()).toMatchObject([{ state: 'cancelled' }]);
  });
});
