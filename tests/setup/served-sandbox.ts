import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

export interface ServedSandbox {
  port: number;
  /** What a login of the first sample member at the first test mall stores in the browser. */
  session: Record<string, string>;
}

/**
 * A sandbox in a process of its own, for tests in a simulated browser: what that changes in this process is nothing
 * that a server can run on.
 */
export async function serveSandbox(): Promise<ServedSandbox & { close: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/setup/serve-sandbox.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const served = JSON.parse(line) as ServedSandbox; // written by serve-sandbox.ts
    return {
      ...served,
      close: () => {
        child.stdin.end();
        return ended;
      },
    };
  }
  throw new Error('The sandbox did not start.');
}
