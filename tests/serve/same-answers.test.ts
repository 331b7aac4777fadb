import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSites } from '../../build/pipeline';
import { openStore } from '../../build/publish/store/open-store';
import { publishSites } from '../../build/publish/store/publish-sites';
import { cacheFolder, projectRoot } from '../../build/shared/project';
import { e2eEnvironment, e2eMerchants, merchantsFolder } from '../e2e/sites';
import type { Answer } from '../nginx/ask';
import { until } from '../setup/until';
import { S3Store } from '../stores/s3-store';
import {
  type CaddyFront,
  caddyFront,
  distFront,
  type Front,
  nodeFront,
  objectsIn,
  workerFront,
  workerFrontOfS3,
} from './fronts';
import { type Known, type Row, requestsOf } from './requests';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const [out, stored] = [join(folder, 'dist'), join(folder, 'store')];
const malls = ['10072', '10070'] as const;
const bucket = new S3Store();
const backend = createServer((request, response) => {
  request.resume().on('end', () => response.end(`backend ${request.url} of ${request.headers.host}`));
});
let fronts: Record<'dist' | 'folder' | 'S3' | 'the Worker' | 'the Worker on S3', Front> & {
  Caddy: CaddyFront;
};
let known: Known;

beforeAll(async () => {
  for (const [id, api] of [
    [malls[0], '/api'],
    [malls[1], 'https://api.example'],
  ] as const) {
    const environment = { ...e2eEnvironment, variables: { API_BASE_URL: api } };
    const machine = { environment, keep: 1, root: projectRoot, cache: cacheFolder };
    const built = await buildSites({ merchants: merchantsFolder, only: [id], out, ...machine });
    expect(built).toMatchObject({ ok: true });
  }
  const published = await publishSites({
    store: openStore(stored, {}),
    out,
    order: 1,
    date: new Date(0),
    who: 'test',
    apiInFront: true,
  });
  expect(published).toMatchObject({ ok: true });
  for (const [key, bytes] of objectsIn(stored)) bucket.objects.set(key, { bytes, etag: '1', modified: 0 });
  await bucket.start();
  backend.listen(0, '127.0.0.1');
  const hostOf = async (id: string) =>
    (await e2eMerchants()).find((merchant) => merchant.id === id)?.hosts[0] ?? '';
  const [host, second] = [await hostOf(malls[0]), await hostOf(malls[1])];
  const node = await nodeFront(['--from', stored]);
  const { port } = backend.address() as AddressInfo; // it listens on TCP
  fronts = {
    dist: await distFront(out, { [host]: malls[0], [second]: malls[1] }),
    folder: node,
    S3: await nodeFront(['--from', 's3://malls', '--endpoint', bucket.endpoint], bucket.environment),
    'the Worker': await workerFront(stored),
    'the Worker on S3': await workerFrontOfS3(bucket),
    Caddy: await caddyFront(node, port, folder),
  };
  const [copy = ''] = readdirSync(join(out, malls[0], 'assets')).filter((name) => name.endsWith('.js.br'));
  const script = `/assets/${copy.replace(/\.br$/, '')}`;
  const tag = async (encoding: string) => {
    const headers = { host, 'accept-encoding': encoding };
    return (await fronts.dist.ask({ path: script, headers })).headers.etag ?? '';
  };
  known = {
    host,
    second,
    id: malls[0],
    script,
    tags: { plain: await tag('identity'), br: await tag('br') },
  };
});

afterAll(async () => {
  for (const front of Object.values(fronts)) await front.stop();
  await bucket.stop();
  backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** What belongs to a connection, or to whoever stands in front. */
const ownHeaders = ['date', 'server', 'alt-svc', 'connection', 'keep-alive', 'transfer-encoding'];

function compared({ status, headers, body }: Answer, without: readonly string[] = []) {
  const kept = Object.entries(headers).filter(([name]) => ![...ownHeaders, ...without].includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString('base64') };
}

const asked = ({ path, method = 'GET', headers, host, body }: Row) => ({
  path,
  method,
  headers: { host: host ?? known.host, ...headers },
  ...(body && { body }),
});

it('dist answers each request with its status, and with the bytes of the site', async () => {
  const rows = requestsOf(known);
  expect(rows.length).toBeGreaterThan(60);
  for (const row of rows) {
    const { status, headers, body } = await fronts.dist.ask(asked(row));
    expect([row, status]).toEqual([row, row.status]);
    expect(headers['strict-transport-security'] === undefined, row.path).toBe(isStrange(row));
    expect(JSON.stringify(headers) + body, row.path).not.toMatch(/root:|server \{|Not started/);
  }
});

const isStrange = ({ host }: Row) =>
  host !== undefined &&
  ![known.host, `${known.host}:8443`, `${known.host}.`, known.second].includes(host.toLowerCase());

for (const name of ['folder', 'S3'] as const) {
  it(`a store in ${name} gives the same answers, byte for byte`, async () => {
    for (const row of requestsOf(known)) {
      const [expected, came] = await Promise.all(
        [fronts.dist, fronts[name]].map((each) => each.ask(asked(row))),
      );
      expect([row, came && compared(came)]).toEqual([row, expected && compared(expected)]);
    }
  });
}

for (const name of ['the Worker', 'the Worker on S3'] as const) {
  it(`${name} gives the same answers, in the encoding that the runtime chooses`, async () => {
    for (const row of requestsOf(known)) {
      const { 'accept-encoding': accepted, ...headers } = row.headers ?? {};
      if (accepted === '*;q=0') continue; // miniflare itself has nothing for those who accept nothing
      const expected = compared(await fronts.dist.ask(asked({ ...row, headers })), ['content-length']);
      const answer = await fronts[name].ask(asked(row));
      const came = compared({ ...answer, body: unpacked(answer) }, ['content-length', 'content-encoding']);
      expect([row, came]).toEqual([row, expected]);
    }
  });
}

it('a visitor who leaves the Worker takes no other one with him', async () => {
  const worker = await workerFrontOfS3(bucket);
  const seen = bucket.asked.length;
  const never = new Promise(() => {});
  bucket.fault = ({ index }) => (index === seen ? { until: never } : undefined);
  const leaving = new AbortController();
  const request = { path: '/', headers: { host: known.host } };
  const left = worker.ask({ ...request, signal: leaving.signal });
  await until(() => expect(bucket.asked.length).toBeGreaterThan(seen));
  const other = worker.ask(request);
  leaving.abort();
  await expect(left).rejects.toThrow(/aborted/);
  expect((await other).status).toBe(200);
  await worker.stop();
});

function unpacked({ headers, body }: Answer): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

describe('Caddy in front of Node', () => {
  it('gives the same answers', async () => {
    // It passes on what the backend has to answer, and refuses itself what is no address.
    const rows = requestsOf(known).filter(
      ({ path, status }) => status !== 502 && !/^\/(api\/x|%)$/.test(path),
    );
    for (const row of rows) {
      const expected = await fronts.dist.ask(asked(row));
      const came = await fronts.Caddy.ask({ ...asked(row), tlsHost: known.host });
      expect([row, compared(came)]).toEqual([row, compared(expected)]);
    }
  });

  it('passes the calls of a mall on to its backend', async () => {
    const { status, body } = await fronts.Caddy.ask({
      path: '/api/submitBill',
      method: 'POST',
      headers: { host: known.host },
      tlsHost: known.host,
      body: Buffer.alloc(20_971_520),
    });
    expect([status, body.toString()]).toEqual([200, `backend /api/submitBill of ${known.host}`]);
  });

  it('gets certificates for the hosts of the store by itself, and for no other', async () => {
    for (const host of [known.host, known.second]) {
      await fronts.Caddy.ask({ path: '/', headers: { host }, tlsHost: host });
      expect(await isTrusted(host)).toBe(true);
    }
    const stranger = fronts.Caddy.ask({ path: '/', headers: { host: known.host }, tlsHost: 'evil.example' });
    await expect(stranger).rejects.toThrow(/internal error/);
  });

  it('leads http to https', async () => {
    const { http } = fronts.Caddy;
    const headers = { host: known.host };
    const { status, headers: given } = await fronts.Caddy.ask({
      port: http,
      path: '/x',
      headers,
      tlsHost: undefined,
    });
    expect([status, given.location]).toEqual([
      308,
      expect.stringMatching(`^https://${known.host}(:\\d+)?/x$`),
    ]);
  });
});

function isTrusted(servername: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { https: port, authority } = fronts.Caddy;
    const socket = connect({ host: '127.0.0.1', port, servername, ca: authority() }, () => {
      resolve(socket.authorized);
      socket.end();
    });
    socket.once('error', reject);
  });
}
