import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { projectRoot } from '../../build/project';

export interface Measured {
  ms: number;
  /** The most memory of all its processes together, in MiB. Missing where the system does not tell. */
  peakMiB?: number;
}

/** How often the memory is looked at, in ms. */
const interval = 60;

/** Runs a script of this folder through npm, as a whole process with all that it starts. Throws when it fails. */
export async function measureProcess(script: string, ...args: string[]): Promise<Measured> {
  const start = performance.now();
  const child = spawn('npm', ['exec', '--no', '--', 'tsx', `tests/bench/${script}`, ...args], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => {
      peak = Math.max(peak, await memoryOf(child.pid ?? 0));
    });
  }, interval);
  const code = await new Promise((resolve) => child.once('close', resolve));
  const ms = performance.now() - start;
  clearInterval(timer);
  await looking;
  if (code !== 0) throw new Error(`${script} ended with ${code}.`);
  return { ms, ...(peak > 0 && { peakMiB: peak / 1024 }) };
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
