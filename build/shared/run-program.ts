import { type ChildProcess, spawn } from 'node:child_process';
import { Failure } from './failure';

/** A program with its arguments. No shell reads them. */
export interface Program {
  program: string;
  args: readonly string[];
  cwd: string;
  /** Added to ours. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** ms between asking a program to end and ending it. */
const patience = 5000;

/**
 * Runs a program in a group of its own, so that ending it ends its children too. Rejects with `Failure` when it fails or
 * was ended.
 *
 * @param onLine called with each line that it prints
 */
export function runProgram(
  command: Program,
  onLine: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { program, args, cwd, env } = command;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Failure(ended));
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let hard: NodeJS.Timeout | undefined;
    const end = () => {
      endGroup(child, 'SIGTERM');
      hard = setTimeout(() => endGroup(child, 'SIGKILL'), patience);
    };
    signal.addEventListener('abort', end, { once: true });
    const finish = (failure?: Failure) => {
      signal.removeEventListener('abort', end);
      clearTimeout(hard);
      if (failure) reject(failure);
      else resolve();
    };
    const streams = [child.stdout, child.stderr].map((stream) => byLine(stream, onLine));
    child.once('error', (error) => finish(new Failure(`${program} does not start: ${error.message}`)));
    child.once('close', (code) => {
      for (const rest of streams) rest();
      if (signal.aborted) endGroup(child, 'SIGKILL'); // children that stayed
      if (signal.aborted) finish(new Failure(ended));
      else finish(code === 0 ? undefined : new Failure('It failed. The log says why.'));
    });
  });
}

const ended = 'It was cancelled.';

function endGroup({ pid }: ChildProcess, how: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, how);
  } catch {
    // it has ended by itself
  }
}

/** Returns what gives the rest that no line end followed. */
function byLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): () => void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  return () => {
    if (rest !== '') onLine(rest);
  };
}
