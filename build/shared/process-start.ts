import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * One word that tells a process from an earlier one with the same number: when the system started it. `undefined` where
 * the system does not say, such as Windows. A killed process that nobody has collected yet is `ended`.
 */
export function processStart(pid: number): string | undefined {
  const read = process.platform === 'linux' ? fromProc : process.platform === 'win32' ? undefined : fromPs;
  return read?.(pid);
}

/** The name of the program may hold blanks and brackets, so counting begins after its last bracket. */
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : fields[19];
  } catch {
    return undefined; // it has just gone, or nobody may look at it
  }
}

function fromPs(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  return stdout?.trim().replaceAll(/\W+/g, '-') || undefined;
}
