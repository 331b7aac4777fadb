import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../../../build/shared/failure';

/** The values of `--waves`: each is a share of the malls that wait, with those of the waves before it, in percent. */
export function readShares(text: string): number[] {
  const shares = text.split(',').map((share) => Number(/^(\d{1,3})%$/.exec(share.trim())?.[1]));
  const isGood = shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 100);
  if (isGood) return shares;
  throw new UsageError(`--waves needs growing shares such as 5%,25%,100%, not '${text}'.`);
}

/** Cuts malls into waves, none of them empty. Without a share of 100 % some malls are in none. */
export function wavesOf<T>(malls: readonly T[], shares: readonly number[]): T[][] {
  const ends = shares.map((share) => Math.ceil((malls.length * share) / 100));
  return ends.map((end, index) => malls.slice(ends[index - 1] ?? 0, end)).filter(({ length }) => length > 0);
}

/** What a gate reads from its stdin, as JSON. Waves are counted from 1. */
export interface GateQuestion {
  wave: number;
  of: number;
  malls: { id: string; release: string }[];
}

/** Runs the command of `--gate` in a shell. It may take its time. Returns what is wrong: nothing, where it ends with 0. */
export async function runGate(command: string, question: GateQuestion): Promise<string[]> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.on('error', () => undefined); // it need not read
  child.stdin.end(`${JSON.stringify(question)}\n`);
  const [code, signal] = await once(child, 'exit');
  return code === 0 ? [] : [`The gate ended with ${code ?? signal}.`];
}
