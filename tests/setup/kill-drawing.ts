import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, vi } from 'vitest';

/** Ends the process of this one that draws logos, as a system without memory does. Waits for it. Returns its id. */
export async function killDrawing(...but: readonly number[]): Promise<number> {
  const pid = await vi.waitFor(
    async () => {
      const found = (await processesOfOurs('drawing-process')).find((each) => !but.includes(each));
      expect(found).toBeDefined();
      return Number(found);
    },
    { timeout: 20_000 },
  );
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** The ids of the processes that this one started with a script of this name. */
async function processesOfOurs(script: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === process.pid && command.includes(script) ? [Number(pid)] : [];
  });
}
