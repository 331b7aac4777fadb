import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchantSchema } from '@/brand/merchant-schema';
import { rightsFile } from '../../../build/brand/rights-file';
import { temporaryFolder } from '../../../tests/build/harness';
import { makeCertificate } from '../../../tests/nginx/certificate';
import { servedRightsFault } from './served-rights';

const host = 'mall-1.example';
const grievance = { name: 'Officer', email: 'complaints@mall.example' };
const controller = { name: 'Mall One', address: '1 Hill Road', email: 'privacy@mall.example', grievance };
const configOf = (deletion: object, hosts = [host]) =>
  merchantSchema.parse({
    name: 'Mall One',
    hosts,
    rights: { controller, deletion: { days: 14, keeps: 'Bills.', ...deletion } },
  });
const config = configOf({});
const file = rightsFile(config);
const path = `/${file?.path}`;
const page = `<script type="application/json">{"rightsUrl":"${path}"}</script>`;
const maintenance = '<h1>We are back soon</h1>';

/** What the server answers at an address: a text, a redirect, or only a number. */
let site: Record<string, string | Buffer | number | { to: string }>;
let server: Server;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  const { certificate, key } = await makeCertificate(folder, [host]);
  server = createServer({ cert: await readFile(certificate), key: await readFile(key) }, (asked, answer) => {
    const found = site[`https://${asked.headers.host}${asked.url}`] ?? site[asked.url ?? ''] ?? 404;
    if (typeof found === 'number') answer.writeHead(found).end(maintenance);
    else if (typeof found === 'string' || Buffer.isBuffer(found)) answer.writeHead(200).end(found);
    else answer.writeHead(302, { location: found.to }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function faultOf(of: typeof config, answers: typeof site, hosts: readonly string[] = of.hosts) {
  site = answers;
  const { port } = server.address() as AddressInfo; // of a server that listens at a port
  const place = { address: '127.0.0.1', port };
  const resolve = new Map([
    [host, place],
    ['www.mall.example', place],
    ['nobody.example', { address: '127.0.0.1', port: 1 }],
  ]);
  return servedRightsFault({ resolve }, of, hosts);
}

const good = { '/': page, [path]: Buffer.from(file?.bytes ?? '') };

it.each<[string, typeof site, RegExp | undefined]>([
  ['leads to them', good, undefined],
  ['is behind a redirect', { ...good, '/': { to: '/home' }, '/home': page }, undefined],
  ['is of a mall without', { ...good, '/': '{}' }, /^mall-1\.example: Its page does not lead to the rights/],
  ['is that of another mall', { ...good, '/': page.replace('rights-', 'rights-0') }, /does not lead/],
  ['is the one of maintenance', { ...good, '/': maintenance }, /does not lead/],
  ['is down for maintenance', { ...good, '/': 503 }, /Its page answers with 503\.$/],
  ['is not there', {}, /Its page answers with 404\.$/],
  ['leads around in a circle', { '/': { to: '/' } }, /Its page answers with 302\.$/],
  ['leads to http', { ...good, '/': { to: 'http://mall-1.example/' } }, /Its page answers with 302\.$/],
  ['names a file that is missing', { '/': page }, /rights-\w+\.json is not the file of the config\.$/],
  ['names a file that is answered with the page', { '/': page, [path]: page }, /is not the file/],
])('the rights of a mall are found where its page %s', async (_, answers, says) => {
  const fault = await faultOf(config, answers);
  expect(fault?.result).toBe(says && 'failed');
  expect(fault?.detail ?? '').toMatch(says ?? /^$/);
  if (fault) expect(fault).toMatchObject({ who: 'staff', todo: 'build the mall, and publish it' });
});

it('each host is looked at, and one that does not answer has another line', async () => {
  const hosts = [host, 'www.mall.example', 'nobody.example'];
  const answers = { ...good, 'https://www.mall.example/': maintenance };
  const fault = await faultOf(configOf({}, hosts), answers);
  expect(fault?.detail).toBe('www.mall.example: Its page does not lead to the rights of the config.');
});

it('a mall that gives none is not looked at', async () => {
  const bare = merchantSchema.parse({ name: 'Mall One', hosts: [host] });
  expect(await faultOf(bare, {})).toBeUndefined();
});

it.each<[string, string, RegExp | undefined]>([
  ['a page', '/leave', undefined],
  ['a redirect to a page', '/moved', undefined],
  ['a redirect to a missing page', '/lost', /\/lost: It answers with 404\.$/],
  ['a missing page', '/none', /\/none: It answers with 404\.$/],
])("the mall's own page about deletion is %s", async (_, at, says) => {
  const own = configOf({ url: `https://www.mall.example${at}` });
  const fault = await faultOf(
    own,
    { '/leave': 'How to leave', '/moved': { to: `https://${host}/leave` }, '/lost': { to: '/none' } },
    [],
  );
  expect(fault?.result).toBe(says && 'failed');
  expect(fault?.detail ?? '').toMatch(says ?? /^$/);
});

it("the mall's own page about deletion that does not answer is named", async () => {
  const fault = await faultOf(configOf({ url: 'https://nobody.example/leave' }), {}, []);
  expect(fault).toMatchObject({
    who: 'client',
    todo: 'ask the client for the page where an account is deleted',
    detail: 'https://nobody.example/leave: It does not answer (ECONNREFUSED).',
  });
});
