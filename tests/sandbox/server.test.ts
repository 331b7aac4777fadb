import { cp, mkdir, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import { type RunningServer, startServer } from '../../sandbox/serve';
import { ask } from '../nginx/ask';
import { malls } from './harness';

const script = 'console.log("north");'.repeat(50);
let folder: string;
let sandbox: Sandbox;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const site = path.join(folder, '.releases/north-1');
  await mkdir(path.join(site, 'assets'), { recursive: true });
  await mkdir(path.join(site, '.hidden'), { recursive: true });
  await mkdir(path.join(site, '.well-known'), { recursive: true });
  await writeFile(path.join(site, '.well-known/assetlinks.json'), '[]');
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  await writeFile(path.join(site, 'index.html'), '<title>North</title>');
  await writeFile(path.join(site, 'assets/app-1.js'), script);
  await writeFile(path.join(site, 'assets/app-1.js.br'), brotliCompressSync(script));
  await writeFile(path.join(site, 'assets/app-1.js.gz'), gzipSync(script));
  await writeFile(path.join(site, 'nginx.conf'), 'server {}');
  await writeFile(path.join(site, 'build.json'), JSON.stringify({ merchant: 'north', api: '/v2' }));
  await writeFile(path.join(site, '.hidden/x'), 'hidden');
  await writeFile(
    path.join(site, '_headers'),
    [
      '# comment',
      '/*',
      '  Cache-Control: no-cache',
      "  Content-Security-Policy: base-uri 'none'",
      '/icons/*',
      '  ! Content-Security-Policy',
      "  Content-Security-Policy: default-src 'none'; img-src data:",
      '/assets/*',
      '  ! Content-Security-Policy',
      "  Content-Security-Policy: default-src 'none'; img-src data:",
      '  ! Cache-Control',
      '  Cache-Control: public, max-age=31536000, immutable',
    ].join('\n'),
  );
  await symlink('.releases/north-1', path.join(folder, 'north'));
  sandbox = await createSandbox({ db: ':memory:', merchants: malls });
  server = await startServer({ root: folder, sandbox, merchants: malls, port: 0 });
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** A raw request to a site, which is north's if no other host is named. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: Buffer) =>
  ask({
    port: server.port,
    path,
    method,
    headers: { host: 'north.localhost', ...headers },
    ...(body && { body }),
  });

describe('a built site', () => {
  it.each(['/assets/app-1.js', '//assets/app-1.js', '/assets//app-1.js', '/%2Fassets/app-1.js'])(
    'serves %s with exactly the headers of its _headers file',
    async (at) => {
      const { status, headers, body } = await get(at);
      expect([status, body.toString()]).toEqual([200, script]);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-security-policy']).toBe("default-src 'none'; img-src data:");
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    },
  );

  it.each(['/', '/index.html', '/dashboard', '/product/12', '/favicon.ico', '/icons/none.png'])(
    'falls back to index.html for %s',
    async (at) => {
      const { status, headers, body } = await get(at);
      expect([status, body.toString()]).toEqual([200, '<title>North</title>']);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toBe("base-uri 'none'"); // the page's own, wherever it answers
    },
  );

  it.each(['/assets/app-0.js', '//assets/app-0.js', '/x/..%2fassets/app-0.js', '/assets/app-1.js.br'])(
    'answers 404 for the missing asset %s, which nobody may keep, with the site’s security headers',
    async (at) => {
      const { status, headers } = await get(at);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(headers['content-security-policy']).toBe("default-src 'none'; img-src data:");
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0.2, gzip;q=0.9', 'gzip', gunzipSync],
  ])('negotiates the encoding for "%s"', async (accept, encoding, decode) => {
    const { headers, body } = await get('/assets/app-1.js', { 'accept-encoding': accept });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(script);
  });

  it('answers 304 to the entity tag that it gave, per encoding', async () => {
    const first = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    const etag = first.headers.etag ?? '';
    const again = await get('/assets/app-1.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
      304,
      0,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/app-1.js', { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers HEAD with headers only', async () => {
    const { status, headers, body } = await get('/assets/app-1.js', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0]);
  });

  it('leads a share of 20 MB that no service worker has caught to the screen of bills', async () => {
    const body = Buffer.alloc(20_971_520);
    const { status, headers } = await get(
      '/share-bill',
      { 'content-length': String(body.length) },
      'POST',
      body,
    );
    expect([status, headers.location]).toEqual([303, '/submit-bill']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src data:");
  });

  it('refuses other methods, with the site’s security headers', async () => {
    const { status, headers } = await get('/assets/app-1.js', {}, 'DELETE');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; img-src data:");
  });

  it('gives out what other programs look for', async () => {
    const { status, headers } = await get('/.well-known/assetlinks.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json']);
  });

  it.each(['/%61ssets/app-0.js', '/.well-known/x.json', '/_headers', '/nginx.conf', '/36.locations'])(
    'answers 404 for %s, which is no screen',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/_headers',
    '/nginx.conf',
    '/.hidden/x',
    '/%2ehidden/x',
    '/%00',
    '/%',
  ])('does not give away %s', async (at) => {
    const { body } = await get(at);
    expect(body.toString()).not.toMatch(/secret|server \{|Cache-Control|hidden/);
  });

  it('is served in its new form after it is published again', async () => {
    const next = path.join(folder, '.releases/north-2');
    await cp(path.join(folder, '.releases/north-1'), next, { recursive: true });
    await writeFile(path.join(next, 'index.html'), '<title>North 2</title>');
    await unlink(path.join(folder, 'north'));
    await symlink('.releases/north-2', path.join(folder, 'north'));
    expect((await get('/')).body.toString()).toBe('<title>North 2</title>');
    await unlink(path.join(folder, 'north'));
    await symlink('.releases/north-1', path.join(folder, 'north'));
  });

  it('is not the backend, which something in front of it has to answer for', async () => {
    for (const at of ['/v2', '/v2/appVersion', '//v2/x', '/x/..%2fv2/x']) {
      const { status, headers, body } = await get(at, {}, 'POST', Buffer.alloc(1_000_000));
      expect([status, headers['cache-control'], body.length < 100], at).toEqual([502, 'no-store', true]);
    }
    expect((await get('/v22')).status).toBe(200);
  });

  it('answers 503 for a mall that was never built', async () => {
    expect((await get('/', { host: 'south.localhost' })).status).toBe(503);
  });
});

describe('the Host header decides', () => {
  it.each(['north.localhost:1', 'NORTH.localhost', 'rewards.northgate.example'])(
    '%s is the mall',
    async (host) => {
      expect((await get('/', { host })).body.toString()).toBe('<title>North</title>');
    },
  );

  it.each(['elsewhere.example', 'east.localhost', 'north.localhost.evil.example', 'xnorth.localhost'])(
    '%s is a plain 404, never some mall',
    async (host) => {
      for (const at of ['/', '/api/appVersion', '/malls/north']) {
        const { status, body } = await get(at, { host });
        expect([status, body.toString()]).toEqual([404, expect.stringMatching(/^Not found/)]);
      }
    },
  );

  it('plain localhost shows the operator page, and no mall does', async () => {
    expect((await get('/', { host: 'localhost' })).body.toString()).toContain('<h2 id="outbox">Outbox</h2>');
    expect((await get('/outbox')).body.toString()).toBe('<title>North</title>');
  });

  it("pictures are the mall's own", async () => {
    const own = await get('/api/pictures/north/products/kahvora.svg');
    expect([own.status, own.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const etag = own.headers.etag ?? '';
    expect((await get('/api/pictures/north/products/kahvora.svg', { 'if-none-match': etag })).status).toBe(
      304,
    );
    expect((await get('/api/pictures/south/products/kahvora.svg')).status).toBe(404);
    expect((await get('/api/pictures/north/products/nobody.svg')).status).toBe(404);
  });

  it('calls go to the sandbox', async () => {
    const { headers, body } = await get('/api/nothing');
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body.toString()).statusCode).toBe(404);
  });
});

it.each([
  ['north.localhost', '/api/getBanners'],
  ['localhost', '/malls/north/settings'],
])('a body over 25 MB is refused before %s gets any of it', async (host, path) => {
  const status = await new Promise((resolve, reject) => {
    const announced = { host, 'content-length': 25 * 1024 * 1024 + 1 };
    const sending = request({ port: server.port, path, method: 'POST', headers: announced }, (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });
  expect(status).toBe(413);
});

/** The answer to a body whose length the sender does not say. */
function streamed(pathname: string, parts: readonly (string | Buffer)[]): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'north.localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const sending = request({ port: server.port, path: pathname, method: 'POST', headers }, (response) => {
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    for (const part of parts) sending.write(part);
    sending.end();
  });
}

it('a body of unknown length is read, and refused over 25 MB', async () => {
  expect(await streamed('/api/isMaintainance', ['merchant_id', '=north'])).toBe(200);
  expect(await streamed('/api/isMaintainance', [Buffer.alloc(25 * 1024 * 1024), 'x'])).toBe(413);
});

it.each(['POST', 'DELETE'])('a %s without a body gets an answer', async (method) => {
  expect((await get('/api/nothing', {}, method)).status).toBe(404);
});

it('the studio gets a request whose length is not announced', async () => {
  const studio = vi.fn(async (asked: Request) => new Response(await new Request(asked).text()));
  const own = await startServer({ root: folder, sandbox, merchants: malls, port: 0, studio });
  try {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('a draft'));
        stream.close();
      },
    });
    const init = { method: 'PUT', body, duplex: 'half' } satisfies RequestInit & { duplex: string };
    const reply = await fetch(`${own.url}studio/malls/36/draft`, init);
    expect(await reply.text()).toBe('a draft');
  } finally {
    await own.close();
  }
});

it('a dropped connection ends without an answer', async () => {
  sandbox.faults.set({ kind: 'dropped' });
  const response = fetch(`http://localhost:${server.port}/api/isMaintainance`, {
    method: 'POST',
    body: new URLSearchParams({ merchant_id: 'north' }),
  });
  const lost = { cause: { code: expect.stringMatching(/^(UND_ERR_SOCKET|ECONNRESET)$/) } };
  await expect(response).rejects.toMatchObject(lost);
  expect(sandbox.faults.list()).toEqual([]);
});

it('a request whose sender disappears is not an error of the sandbox', async () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const body = new ReadableStream({
    start: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const broken: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  const { status } = await sandbox.fetch(new Request('http://north.localhost/api/submitBill', broken));
  expect(status).toBe(400);
  expect(written).not.toHaveBeenCalled();
});

it('a taken port rejects with EADDRINUSE', async () => {
  const second = startServer({ root: folder, sandbox, merchants: malls, port: server.port });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
