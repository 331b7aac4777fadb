import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSites } from '../../build/pipeline';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { headersFor, parseHeadersFile } from '../../serve/headers-file';

import { temporaryFolder } from '../build/harness';
import { e2eEnvironment, merchantsFolder } from '../e2e/sites';
import { type Hosting, longestHost, type Mall, startHosting } from './start-hosting';

let sites: string;
let hosting: Hosting;

beforeAll(async () => {
  sites = await temporaryFolder();
  const malls = { merchants: merchantsFolder, only: ['10072', '10070'], out: sites };
  const machine = { environment: e2eEnvironment, keep: 1, root: projectRoot, cache: cacheFolder };
  expect(await buildSites({ ...malls, ...machine })).toMatchObject({ ok: true });
  hosting = await startHosting(sites);
});

afterAll(async () => {
  await hosting.stop();
  await rm(sites, { recursive: true, force: true });
});

/** A script of the site with compressed copies. */
async function scriptOf({ folder }: Mall): Promise<string> {
  const [copy = ''] = (await readdir(join(folder, 'assets')))
    .filter((name) => name.endsWith('.js.gz'))
    .sort();
  return `/assets/${copy.replace(/\.gz$/, '')}`;
}

/** The headers of a path in the site's `_headers`. */
async function ruled({ folder }: Mall, path: string): Promise<Record<string, string>> {
  const rules = parseHeadersFile(await readFile(join(folder, '_headers'), 'utf8'));
  return headersFor(rules, path);
}

/** The headers of what is no page. */
async function securityOf(mall: Mall): Promise<Record<string, string>> {
  const { 'cache-control': _, ...security } = await ruled(mall, '/service-worker.js');
  expect(Object.keys(security)).toContain('strict-transport-security');
  return security;
}

it('nginx accepts the files of two malls and the default server without a warning', () => {
  expect(hosting.verdict).toContain('test is successful');
  expect(hosting.verdict).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
});

it('a host of 253 characters works, and takes down no other mall', async () => {
  expect(longestHost).toHaveLength(253);
  expect((await hosting.ask({ path: '/', headers: { host: longestHost } })).status).toBe(204);
});

for (const index of [0, 1] as const) {
  it(`mall ${index + 1} is served on its own host, with the headers that _headers names`, async () => {
    const mall = hosting.malls[index];
    const script = await scriptOf(mall);
    const table = [
      ['/', 'index.html', 'text/html; charset=utf-8', '/'],
      ['/dashboard', 'index.html', 'text/html; charset=utf-8', '/dashboard'],
      ['/no/such/page?x=1', 'index.html', 'text/html; charset=utf-8', '/no/such/page'],
      ['/icons/', 'index.html', 'text/html; charset=utf-8', '/'],
      [
        '/service-worker.js',
        'service-worker.js',
        'application/javascript; charset=utf-8',
        '/service-worker.js',
      ],
      ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json', '/manifest.webmanifest'],
      [script, script, 'application/javascript; charset=utf-8', script],
      [`/${script}`, script, 'application/javascript; charset=utf-8', script],
      [`/%2F${script}`, script, 'application/javascript; charset=utf-8', script],
    ] as const;
    for (const address of hosting.addresses) {
      for (const [path, file, type, ruledPath] of table) {
        const { status, headers, body } = await hosting.ask({
          host: address,
          path,
          headers: { host: mall.host },
        });
        expect([status, headers['content-type']], path).toEqual([200, type]);
        expect(headers, path).toMatchObject(await ruled(mall, ruledPath));
        expect(body.equals(await readFile(join(mall.folder, file))), path).toBe(true);
      }
    }
  });
}

for (const path of [
  '/assets/gone.js',
  '//assets/gone.js',
  '/%61ssets/gone.js',
  '/assets/',
  '/.well-known/assetlinks.json',
  '/_headers',
  '/_redirects',
  '/nginx.conf',
  '/10072.locations',
]) {
  it(`${path} is a 404 that nobody may cache, with the security headers`, async () => {
    const [mall] = hosting.malls;
    const { status, headers, body } = await hosting.ask({ path, headers: { host: mall.host } });
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers).toMatchObject(await securityOf(mall));
    expect(body.toString()).not.toContain('id="root"');
  });
}

it('compressed copies go to clients that accept them, with Vary for caches', async () => {
  const [mall] = hosting.malls;
  for (const path of ['/', '/dashboard', await scriptOf(mall)]) {
    const plainly = await hosting.ask({ path, headers: { host: mall.host } });
    expect([plainly.headers['content-encoding'], plainly.headers.vary], path).toEqual([
      undefined,
      'Accept-Encoding',
    ]);
    for (const behind of [{}, { via: '1.1 proxy' }]) {
      const headers = { host: mall.host, 'accept-encoding': 'gzip, br', ...behind };
      const compressed = await hosting.ask({ path, headers });
      expect([compressed.headers['content-encoding'], compressed.headers.vary], path).toEqual([
        'gzip',
        'Accept-Encoding',
      ]);
      expect(gunzipSync(compressed.body).equals(plainly.body), path).toBe(true);
      expect(compressed.headers['cache-control']).toBe(plainly.headers['cache-control']);
    }
  }
});

it('a share of 20 MB that no service worker catches leads to the screen of bills', async () => {
  const [mall] = hosting.malls;
  const { status, headers } = await hosting.ask({
    path: '/share-bill',
    method: 'POST',
    body: Buffer.alloc(20_971_520),
    headers: { host: mall.host, 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/submit-bill', 'no-store']);
  expect(headers).toMatchObject(await securityOf(mall));
});

it('a range that is not there gets the whole file, with each header once', async () => {
  const [mall] = hosting.malls;
  for (const path of ['/', await scriptOf(mall)]) {
    const whole = await hosting.ask({ path, headers: { host: mall.host } });
    const { status, headers, body } = await hosting.ask({
      path,
      headers: { host: mall.host, range: 'bytes=99999999-' },
    });
    expect(status, path).toBe(200);
    expect(headers, path).toMatchObject(await ruled(mall, path));
    expect(body.equals(whole.body), path).toBe(true);
  }
});

for (const stranger of ['evil.example', '127.0.0.1', 'localhost']) {
  it(`${stranger} gets no mall and no backend`, async () => {
    const [mall] = hosting.malls;
    const asked = hosting.backendHosts.length;
    for (const host of hosting.addresses) {
      for (const path of ['/', '/assets/gone.js', '/api/appVersion']) {
        const headers = { host: stranger };
        await expect(hosting.ask({ host, path, headers })).rejects.toMatchObject({ code: 'ECONNRESET' });
        // nginx refuses its handshake. A request to an address sends no name in it.
        const tlsHost = stranger.includes('.example') ? stranger : '';
        await expect(hosting.ask({ host, path, headers, tlsHost })).rejects.toThrow(/unrecognized name/);
        // A mall's name in the handshake does not help.
        await expect(hosting.ask({ host, path, headers, tlsHost: mall.host })).rejects.toMatchObject({
          code: 'ECONNRESET',
        });
      }
    }
    expect(hosting.backendHosts).toHaveLength(asked);
  });
}

describe('the backend behind /api', () => {
  const overTls = true;
  for (const [situation, tls, forwarded, told] of [
    ['plain HTTP', false, undefined, 'http'],
    ['TLS of this nginx', overTls, undefined, 'https'],
    ['a proxy in front that ends TLS', false, 'https', 'https'],
    ['two proxies in front', false, 'https, http', 'https'],
    ['TLS all the way, after a proxy that did not', overTls, 'http', 'https'],
    ['a made-up scheme', false, 'gopher', 'http'],
  ] as const) {
    it(`hears of ${told} for ${situation}`, async () => {
      const { host } = hosting.malls[1];
      const headers = { host, ...(forwarded ? { 'x-forwarded-proto': forwarded } : {}) };
      const answer = await hosting.ask({ path: '/api/who', headers, ...(tls ? { tlsHost: host } : {}) });
      expect(JSON.parse(answer.body.toString())).toMatchObject({ host, 'x-forwarded-proto': told });
    });
  }

  it('redirects without leaving HTTPS', async () => {
    const { host } = hosting.malls[1];
    for (const [path, location] of [
      ['/api/moved', '/api/there'],
      ['/api/moved-absolutely', `https://${host}/api/there`],
      ['/api', '/api/'],
    ]) {
      const headers = { host, 'x-forwarded-proto': 'https' };
      const answer = await hosting.ask({ path, headers });
      expect(answer.headers.location, path).toBe(location);
    }
  });
});
