import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';
import type { Certificate } from './certificate';

export interface TellingBackend {
  address: string;
  /** The hosts of all requests so far. */
  hosts: readonly string[];
  close(): Promise<void>;
}

/**
 * A backend that answers with the headers that it got. It redirects like frameworks do: to a path, or to an address
 * made from those headers. It speaks TLS with those who say which name they want, as a server with many names does.
 */
export async function startTellingBackend({ certificate, key }: Certificate): Promise<TellingBackend> {
  const hosts: string[] = [];
  const context = createSecureContext({ cert: await readFile(certificate), key: await readFile(key) });
  const server = createServer({ SNICallback: (_name, give) => give(null, context) }, (request, response) => {
    hosts.push(request.headers.host ?? '');
    const location = locationFor(request);
    if (location) response.writeHead(302, { location }).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(request.headers));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`, // listening on TCP
    hosts,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function locationFor({ url, headers }: IncomingMessage): string | undefined {
  if (url === '/api/moved') return '/api/there';
  if (url === '/api/moved-absolutely') return `${headers['x-forwarded-proto']}://${headers.host}/api/there`;
  return undefined;
}
