import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from './project';

const run = (script: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  });
const start = "const { endedAfter } = await import('./build/shared/watchdog.ts');";

it('ends a process that computes without an end and takes no signal, and says why', () => {
  const ended = run(
    `${start} process.on('SIGTERM', () => {}); endedAfter(1, 'It took too long.', async () => { for (;;); });`,
  );
  expect([ended.signal, ended.stderr]).toEqual(['SIGKILL', 'It took too long.\n']);
});

it('gives what the work gives, and lets a process go on whose work is done', () => {
  const on = run(
    `${start} const value = await endedAfter(300, 'late', async () => 'done'); const end = performance.now() + 600; while (performance.now() < end); console.log(value);`,
  );
  expect([on.status, on.stdout, on.stderr]).toEqual([0, 'done\n', '']);
});

it('passes on a failure', () => {
  const failed = run(
    `${start} endedAfter(600_000, 'late', () => Promise.reject(new Error('no'))).catch((error) => console.log(error.message));`,
  );
  expect([failed.status, failed.stdout]).toEqual([0, 'no\n']);
});
