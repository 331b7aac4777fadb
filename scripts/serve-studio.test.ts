import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { serveStudio } from './serve-studio';

it('says what to do where another program uses the port', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo; // listening on TCP
  try {
    await expect(
      serveStudio({ merchants: 'merchants', port, environment: { variables: {}, file: {} } }),
    ).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another with --port.`,
    );
  } finally {
    other.close();
  }
});
