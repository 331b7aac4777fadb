import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StoreAway } from '../objects/read-objects';
import { serveSite } from '../serve-site';
import type { SiteStore } from '../site-store';

export interface NodeOptions {
  sites: SiteStore;
  /** The address of this machine to listen at. */
  hostname: string;
  /** 0 for any free port. The next one, or another free one, is for the machine alone: `/healthz` and `/ask`. */
  port: number;
  /** Gets host, status and ms of every request as a line, and no address of a person. */
  log(line: string): void;
  /** Hears of a request that failed. */
  tell(error: unknown): void;
}

export interface RunningNode {
  url: string;
  askUrl: string;
  /** Lets running requests end, but not for ever. */
  stop(): Promise<void>;
}

/** A proxy keeps connections for two minutes. If they ended here first, its next request would be lost. */
const keepAlive = 150_000;
/** How long requests may take to end when the server stops, in ms. */
const lastRequests = 10_000;

/** Serves every site of a store on one port. Rejects if a port is taken (`EADDRINUSE`). */
export async function serveNode({ sites, hostname, port, log, tell }: NodeOptions): Promise<RunningNode> {
  const main = await listening(hostname, port, async (request) => {
    const began = performance.now();
    const response = await serveSite(request, sites).catch((error: unknown) => {
      tell(error);
      return new Response('Something went wrong\n', { status: 500 });
    });
    const host = (request.headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '').slice(0, 253);
    log(`${host} ${response.status} ${(performance.now() - began).toFixed(1)}`);
    return response;
  });
  const askPort = port === 0 ? 0 : port + 1;
  const own = await listening(hostname, askPort, (request) => answerOwn(request, sites)).catch(
    async (error: unknown) => {
      await closed(main);
      throw error;
    },
  );
  return {
    url: addressOf(main),
    askUrl: addressOf(own),
    stop: async () => {
      await Promise.all([main, own].map(closed));
    },
  };
}

/** For what watches this server, and for a proxy that asks before it gets a certificate for a host. */
async function answerOwn(request: Request, sites: SiteStore): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/healthz') return new Response('ok\n');
  if (pathname !== '/ask') return new Response('Not found\n', { status: 404 });
  try {
    const site = await sites.siteOf((searchParams.get('domain') ?? '').toLowerCase());
    return site ? new Response('yes\n') : new Response('no\n', { status: 404 });
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    return new Response('Not available now\n', { status: 503 });
  }
}

async function listening(
  hostname: string,
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<Server> {
  const server = createAdaptorServer({
    fetch: async (request, { outgoing }) => {
      const response = await answer(request);
      // A server that stops ends its connections with what they asked for last.
      if (!server.listening && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
      return response;
    },
  }) as Server; // it makes one for HTTP/2 only when it is told to
  server.keepAliveTimeout = keepAlive;
  server.listen(port, hostname);
  await once(server, 'listening'); // rejects when an error comes instead
  return server;
}

async function closed(server: Server): Promise<void> {
  const all = setTimeout(() => server.closeAllConnections(), lastRequests);
  server.close();
  await once(server, 'close');
  clearTimeout(all);
}

function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo; // it listens on TCP
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
