import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { testFolder } from '../../../tests/build/harness';
import { makeCertificate } from '../../../tests/nginx/certificate';
import { freePorts } from '../../../tests/setup/free-ports';
import { hostRecord } from './host-record';

const host = 'mall-1.example';

/** What a host tells that answers so for the record of its site. */
async function told(status: number, body: string) {
  const { certificate, key } = await makeCertificate(await testFolder(), [host]);
  const [cert, secret] = await Promise.all([readFile(certificate), readFile(key)]);
  const server = createServer({ cert, key: secret }, ({ url }, reply) => {
    reply.writeHead(url === '/build.json' ? status : 500).end(body);
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return hostRecord({ resolve: new Map([[host, { address: '127.0.0.1', port }]]) }, host);
}

it('a host tells whose site it shows, and the state that it was made from', async () => {
  const record = JSON.stringify({ merchant: '36', config: 'abc', core: 'def' });
  expect(await told(200, record)).toEqual({ merchant: '36', config: 'abc' });
});

it.each([
  [404, '{"merchant":"36","config":"abc"}'],
  [200, '<!doctype html>'],
  [200, '{"merchant":36}'],
])('a host that answers %d with %s shows no site of ours', async (status, body) => {
  await expect(told(status, body)).rejects.toThrow('It shows no site of ours.');
});

it('a host that does not answer is told so', async () => {
  const [port = 0] = await freePorts(1);
  const nobody = hostRecord({ resolve: new Map([[host, { address: '127.0.0.1', port }]]) }, host);
  await expect(nobody).rejects.toThrow('It does not answer (ECONNREFUSED).');
});
