import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, beforeEach } from 'vitest';
import { emptyMemory } from '../../serve/memory';
import { serveSite } from '../../serve/serve-site';
import { storedSites } from '../../serve/stored-sites';
import type { Stored } from './stored';

/** A server of the store, and the backend of every mall. What a test says (`instead`) comes before their answers. */
export function servedMalls(malls: Stored) {
  const none = (_host: string, _path: string, _asked: number): Response | undefined => undefined;
  const now = { instead: none, port: 0 };
  let server: ReturnType<typeof createAdaptorServer>;
  beforeEach(async () => {
    now.instead = none;
    const counts = new Map<string, number>();
    let clock = 0;
    // a second of this clock is a minute, so that each request asks the store
    const habits = { patience: 10_000, later: () => {}, tell: () => {}, now: () => (clock += 60_000) };
    const sites = storedSites(malls.store().objects, emptyMemory(1e6), habits);
    server = createAdaptorServer({
      fetch: async (request) => {
        const { hostname, pathname } = new URL(request.url);
        const asked = (counts.get(hostname + pathname) ?? 0) + 1;
        counts.set(hostname + pathname, asked);
        const other = now.instead(hostname, pathname, asked);
        if (other) return other;
        if (pathname === '/api/isMaintainance') return Response.json({ maintainance_mode: '0' });
        return serveSite(request, sites);
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    now.port = (server.address() as AddressInfo).port; // it listens on one
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  return now;
}

/** An answer that always has one byte more. */
export const endless = () =>
  new Response(
    new ReadableStream({
      pull: (stream) =>
        new Promise<void>((resolve) => {
          setTimeout(() => resolve(stream.enqueue(new Uint8Array(1))), 10);
        }),
    }),
  );
