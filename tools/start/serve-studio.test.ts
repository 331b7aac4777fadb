import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommandHere } from '../../tests/setup/run-command';
import { serveStudio } from './serve-studio';

/** A port that another program uses for the time of a test. */
async function takenPort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port; // listening on TCP
}

it('says what to do where another program uses the port', async () => {
  const port = await takenPort();
  await expect(
    serveStudio({ merchants: 'merchants', port, environment: { variables: {}, file: {} } }),
  ).rejects.toThrow(`Port ${port} is in use. Stop the program that uses it, or choose another with --port.`);
});

it('npm run studio opens no folder that is not there', async () => {
  const args = ['--merchants', join(tmpdir(), 'no-merchants-here'), '--port', String(await takenPort())];
  const { status, stdout, stderr } = await runCommandHere('studio', args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/no-merchants-here:1:1 {2}error\n {2}This folder of merchants does not exist\.\n$/);
});
