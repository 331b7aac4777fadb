import { spawn } from 'node:child_process';

/**
 * Runs a command with its output on this terminal and returns its exit status. 1 if a signal ended it or it did not
 * start.
 */
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
