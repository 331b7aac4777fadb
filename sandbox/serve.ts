import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { distSites } from '../serve/dist-sites';
import { serveSite } from '../serve/serve-site';
import type { Sandbox } from './create-sandbox';
import { targetOf } from './noun/hosts';
import type { SandboxMerchant } from './noun/sandbox-merchant';
import { DroppedConnection } from './server/broken-answer';
import { ownRequest } from './server/own-request';

export interface ServerOptions {
  /** The folder with one site per merchant id, such as `dist`. */
  root: string;
  sandbox: Sandbox;
  /** The merchants whose sites are served. */
  merchants: readonly SandboxMerchant[];
  /** 0 for any free port. */
  port: number;
  /** Answers `/studio` and what is below it, on the operator page's host. */
  studio?: (request: Request) => Promise<Response>;
}

export interface RunningServer {
  /** The address of the operator page. */
  url: string;
  port: number;
  /** The address of a merchant's site. */
  siteUrl(merchantId: string): string;
  close(): Promise<void>;
}

/**
 * One HTTP server for everything. The Host header decides between the operator page and a merchant's site with its
 * `/api/*`. It listens on loopback only. Rejects if the port is taken (`EADDRINUSE`).
 */
export async function startServer({
  root,
  sandbox,
  merchants,
  port,
  studio,
}: ServerOptions): Promise<RunningServer> {
  const sites = distSites(root, (host) => {
    const target = targetOf(host, merchants);
    return target.kind === 'merchant' ? target.merchant.id : undefined;
  });
  const answer = (request: Request): Promise<Response> => {
    const { hostname, pathname } = new URL(request.url);
    const target = targetOf(hostname, merchants);
    if (target.kind === 'merchant' && pathname !== '/api' && !pathname.startsWith('/api/')) {
      return serveSite(request, sites);
    }
    if (target.kind === 'unknown') return Promise.resolve(new Response('Not found\n', { status: 404 }));
    if (studio && target.kind === 'operator' && /^\/studio(\/|$)/.test(pathname))
      return studio(ownRequest(request));
    return sandbox.fetch(request);
  };
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: (request, { incoming }) =>
      answer(request).catch((error: unknown) => {
        if (!(error instanceof DroppedConnection)) throw error;
        incoming.socket?.destroy();
        return RESPONSE_ALREADY_SENT;
      }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.address() as AddressInfo; // listening on TCP
  return {
    url: `http://localhost:${actual}/`,
    port: actual,
    siteUrl: (merchantId) => `http://${merchantId}.localhost:${actual}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
