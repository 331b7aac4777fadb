import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { projectRoot } from '../../build/shared/project';

/** How often the memory is looked at, in ms. */
const interval = 60;

/** How long a script of this folder takes, in ms: a whole process started through npm, with all that it starts. */
export async function timeProcess(script: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  await end(script, startProcess(script, args));
  return performance.now() - start;
}

/**
 * The most memory of all processes of such a script together, in MiB. `undefined` where the system does not tell. This is
 * a run of its own, because looking at the memory of a large process takes most of a processor.
 */
export async function peakOfProcess(script: string, args: readonly string[]): Promise<number | undefined> {
  const child = startProcess(script, args);
  let peak = 0;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => {
      peak = Math.max(peak, await memoryOf(child.pid ?? 0));
    });
  }, interval);
  await end(script, child).finally(() => clearInterval(timer));
  await looking;
  return peak > 0 ? peak / 1024 : undefined;
}

function startProcess(script: string, args: readonly string[]): ChildProcess {
  return spawn('npm', ['exec', '--no', '--', 'node', '--import', 'tsx', `tools/bench/${script}`, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(script: string, child: ChildProcess): Promise<void> {
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
}

/** The memory of a process and all its children, in KiB. Pages that they share count once. */
async function memoryOf(root: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const isOurs = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isOurs(parents.get(pid) ?? 0));
  let sum = 0;
  for (const pid of parents.keys()) {
    if (!isOurs(pid)) continue;
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return sum;
}
