import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { until } from '../../tests/setup/until';
import { processStart } from './process-start';

it('stays the same for a process, and tells a later one from it', async () => {
  const later = spawn('sleep', ['60']);
  try {
    await once(later, 'spawn');
    const [own, other] = [processStart(process.pid), processStart(later.pid ?? 0)];
    expect(own).toMatch(/^[\w-]+$/);
    expect(processStart(process.pid)).toBe(own);
    expect(other).toMatch(/^[\w-]+$/);
    expect(other).not.toBe(own);
  } finally {
    later.kill();
  }
});

it('knows nothing of a number that no process has', () => {
  expect(processStart(2 ** 22 + 1)).toBeUndefined();
});

it.runIf(process.platform === 'linux')('calls a killed process ended that nobody has collected', async () => {
  // The shell leaves its child uncollected, because it has become another program before the child's end.
  const shell = spawn('sh', ['-c', "sleep 60 & exec sh -c 'echo $0; exec sleep 60' $!"], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(shell.stdout, 'data');
    const child = Number(line);
    process.kill(child, 'SIGKILL');
    await until(() => expect(processStart(child)).toBe('ended'));
  } finally {
    shell.kill();
  }
});
