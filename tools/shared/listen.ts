import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export interface Listening {
  /** Such as `http://localhost:40001`. */
  origin: string;
  close(): Promise<void>;
}

/** A server on a port, or on any free one, on loopback only. Throws what the system throws. */
export async function listen(fetch: (request: Request) => Promise<Response>, wanted = 0): Promise<Listening> {
  const server = createAdaptorServer({ overrideGlobalObjects: false, fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
