import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testFolder } from '../../tests/build/harness';

let temporary: string;

beforeEach(async () => {
  temporary = await testFolder();
});

/** The command as at a terminal, with a folder of its own for temporary files. */
function dev(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '36', ...args], {
    env: { ...process.env, CI: 'true', TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function ready(child: ChildProcess): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('http://36.localhost:')) return;
}

/** Folders of the database and of the bills. */
const left = async () => (await readdir(temporary)).filter((name) => name.startsWith('sandbox-'));

describe('npm run dev', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no database and no bills behind at %s', async (signal) => {
    const child = dev('--port', '0');
    await ready(child);
    expect(await left()).not.toEqual([]);
    child.kill(signal);
    await once(child, 'exit');
    expect(await left()).toEqual([]);
  });

  it('ends with 1 and a message when the port cannot be used', async () => {
    const other = createServer().listen(65_535, '127.0.0.1');
    onTestFinished(() => {
      other.close();
    });
    await once(other, 'listening').catch(() => {}); // else another program has it
    const child = dev('--port', '65535');
    const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Port 65535 cannot be used \(.+\)\. Choose another with --port\.\n$/);
    expect(await left()).toEqual([]);
  });
});
