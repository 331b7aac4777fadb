import { once } from 'node:events';
import { type AddressInfo, createServer, Server } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { isPortFree } from '../../sandbox/server/port';

describe('a port', () => {
  it('is taken while a server listens on it, and free afterwards', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // listening on TCP
    expect(await isPortFree(port)).toBe(false);
    server.close();
    await once(server, 'close');
    expect(await isPortFree(port)).toBe(true);
  });

  it('that the system refuses is an error, not a taken port', async () => {
    const refused = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' });
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      this.emit('error', refused);
      return this;
    });
    await expect(isPortFree(80)).rejects.toBe(refused);
  });
});
