import { join } from 'node:path';
import { vi } from 'vitest';
import { projectRoot } from '../../build/shared/project';

export interface CommandRun {
  status: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs `scripts/<name>.ts` in this process, one after the other. A process of its own takes over a second to start; the
 * tests that need one start it. The environment is that of the test, as after `vi.stubEnv`, without a terminal.
 */
export async function runCommandHere(name: string, args: readonly string[]): Promise<CommandRun> {
  vi.stubEnv('CI', 'true');
  const { argv, exitCode } = process;
  const written = { stdout: '', stderr: '' };
  const listening = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      written[stream] += String(text);
      return true;
    }),
  );
  process.argv = [process.execPath, name, ...args];
  process.exitCode = undefined;
  try {
    // Each address is a module of its own, so the script runs again. What it imports is loaded once.
    await import(/* @vite-ignore */ `${join(projectRoot, 'scripts', name)}.ts?run=${crypto.randomUUID()}`);
    return { status: Number(process.exitCode ?? 0), ...written };
  } finally {
    for (const spy of listening) spy.mockRestore();
    Object.assign(process, { argv, exitCode });
  }
}
