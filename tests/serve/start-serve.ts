import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from '../../build/shared/project';
import { freePorts } from '../setup/free-ports';

export interface Served {
  port: number;
  askUrl: string;
  process: ChildProcess;
  /** All that the command has printed. */
  output(): string;
  /** Ends it as a machine does, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Runs `npm run serve` with these arguments, until it listens. */
export async function startServe(
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Served> {
  const [port] = await freePorts(2); // the second is the next one
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', ...args, '--port', String(port)],
    { cwd: projectRoot, env: { PATH: process.env.PATH, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/^Ask /m.test(said)) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}:\n${said}`)));
  });
  await listening;
  return {
    port,
    askUrl: `http://127.0.0.1:${port + 1}`,
    process: child,
    output: () => said,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'close');
      }
      return child.exitCode;
    },
  };
}
