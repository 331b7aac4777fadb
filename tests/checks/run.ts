import { spawn } from 'node:child_process';

/** Runs a command with its output on this terminal. Its exit status; 1 where a signal ended it or it never started. */
export function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}
