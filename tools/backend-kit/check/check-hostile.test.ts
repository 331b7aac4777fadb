import http from 'node:http';
import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import type { CallName } from '@/contract/calls';
import { check, sendTo } from '../testing/check-with';
import { exampleBackend, goodReply } from '../testing/example-backend';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** Listens on any free port of this machine. */
async function listen(server: net.Server): Promise<string> {
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  const { port } = server.address() as net.AddressInfo; // listening on TCP
  return `http://127.0.0.1:${port}`;
}

const serve = (answer: http.RequestListener) => listen(http.createServer(answer));

/** What is said of one call of a backend at this address, over real sockets. */
async function said(url: string, timeout = 10_000) {
  const report = await check({ url, timeout, only: ['isMaintainance'], origins: [] });
  const [call] = report.calls.filter((each) => each.call === 'isMaintainance');
  const judged = call?.findings.filter(({ severity }) => severity !== 'told');
  return { result: call?.result, lines: judged?.map(({ field, came }) => `${field}: ${came}`) };
}

const broken = (...lines: string[]) => ({ result: 'broken', lines });

it('says that nobody is there', async () => {
  const url = await serve(() => undefined);
  await close?.();
  expect(await said(url)).toEqual(broken('connection: no connection (ECONNREFUSED)'));
});

it('says that a name is nobody’s', async () => {
  expect(await said('http://nobody.localhost:1')).toEqual(broken('connection: no connection (ECONNREFUSED)'));
});

it('waits only so long for a whole answer', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200).write('{"statusCode":');
  });
  expect(await said(url, 50)).toEqual(broken('connection: no whole answer in time'));
});

it('says that the connection closed in the middle of an answer', async () => {
  const url = await serve((_, response) => {
    response
      .writeHead(200, { 'content-length': '1000' })
      .write('{"statusCode":100', () => response.destroy());
  });
  expect(await said(url)).toEqual(broken('connection: the connection closed before the answer was whole'));
});

it('says that the connection closed without an answer', async () => {
  const url = await serve(({ socket }) => socket.destroy());
  expect(await said(url)).toEqual(
    broken('connection: the connection closed before the answer was whole (ECONNRESET)'),
  );
});

it('reads at most 10 MB', async () => {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const chunk = Buffer.alloc(1 << 20, 0x20);
  const url = await serve((_, response) => {
    response.on('close', stop);
    const pour = (): void => {
      while (response.write(chunk));
      response.once('drain', pour);
    };
    pour();
  });
  expect(await said(url)).toEqual(broken('connection: more than 10 MB, not read on'));
  await stopped;
});

it('counts what a small compressed answer unpacks to', async () => {
  const bomb = gzipSync(Buffer.alloc(64 << 20, 0x20));
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  });
  expect(await said(url)).toEqual(broken('connection: more than 10 MB, not read on'));
});

it.each([
  ['closed', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['open', '{"response":'.repeat(100_000)],
])('does not follow 100,000 levels (%s)', async (_, text) => {
  const url = await serve((__, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  expect(await said(url)).toEqual(broken('body: more than 200 levels'));
});

it('says that it is no HTTP', async () => {
  const url = await listen(net.createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')));
  expect(await said(url)).toEqual(broken('connection: something else than HTTP (HPE_INVALID_CONSTANT)'));
});

it('says that TLS failed', async () => {
  const url = await serve((_, response) => response.end());
  expect(await said(url.replace('http:', 'https:'))).toMatchObject({
    result: 'broken',
    lines: [expect.stringMatching(/^TLS: TLS failed \(E[A-Z_]+\)$/)],
  });
});

it('says that a token is none that a header can hold', async () => {
  const login = { statusCode: 100, id: '2', token: 'one\ntwo' };
  const url = await serve((request, response) => {
    const body = request.url === '/loginCustomer' ? login : goodReply('getOtp');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const report = await check({ url, mobile: '9876500002', only: ['getCart'], origins: [] });
  expect(report.calls.find(({ call }) => call === 'getCart')).toMatchObject({
    result: 'broken',
    findings: [{ field: 'request', came: 'something else, in an earlier answer' }],
  });
});

it('does not follow a redirect to another host', async () => {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: 'http://localhost:9/isMaintainance' }).end();
  });
  expect(await said(url)).toEqual(broken('Location: 307 to another host, which would not get the token'));
  expect(asked).toEqual(['/isMaintainance']);
});

it('follows a redirect that keeps host, method and body', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/isMaintainance')
      return response.writeHead(308, { location: '/v2/isMaintainance' }).end();
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    return response.writeHead(200, headers).end(gzipSync(JSON.stringify(goodReply('isMaintainance'))));
  });
  expect(await said(url)).toEqual({ result: 'tolerated', lines: ['Location: a redirect'] });
});

/** These backends look at no token. */
const unguarded = ['an answer for no token', 'an answer for a wrong token'];

/** What is said of one call with this answer, asked as a member. */
async function saidOf(name: CallName, body: unknown) {
  const send = sendTo(exampleBackend(({ call }) => (call === name ? Response.json(body) : undefined)));
  const report = await check({ send, mobile: '9876500002', only: [name], origins: [] });
  const { result, findings } = report.calls.find(({ call }) => call === name) ?? {};
  return { result, lines: findings?.filter(({ severity }) => severity !== 'told').map(({ came }) => came) };
}

it.each([
  ['dashes', '-'.repeat(9e6), 'text "-------------------…"'],
  ['digits with signs between them', '1-2 '.repeat(2e6), 'text "•••…"'],
  ['letters before a digit', `${'a'.repeat(9e6)}1`, 'text "aaaaaaaaaaaaaaaaaaa…"'],
])('comes to an end with 8 MB of %s in a field', async (_, long, came) => {
  const banners = [{ banner_images: long }];
  expect(await saidOf('getBanners', { statusCode: 100, response: { banners } })).toEqual(broken(came));
});

it('comes to an end with 5,000 vouchers that all lack the same', async () => {
  const [month = '', [entry] = []] = Object.entries(vouchers)[0] ?? [];
  const many = Array.from({ length: 5_000 }, (_, at) => ({
    ...entry,
    voucher_code: `VOUCHER-CODE-${at}`,
    voucher_pin: String(100_000 + at),
    voucher_expiry_date: `VOUCHER-CODE-${at}`,
  }));
  const body = { statusCode: 100, response: { 'e-voucher': { [month]: many } } };
  expect(await saidOf('getVouchersMonthWise', body)).toEqual(broken('text "•••"', ...unguarded));
});

it('comes to an end with a million words in a name, and with half a letter', async () => {
  const good = goodReply('getMerchantDetails');
  const text = JSON.stringify(good).replaceAll('Ishita', 'word '.repeat(1e6).trim());
  expect(await saidOf('getMerchantDetails', JSON.parse(text))).toEqual(broken(...unguarded));
  const half = JSON.stringify(good).replaceAll('Ishita', 'Ishit\\ud83d');
  expect(await saidOf('getMerchantDetails', JSON.parse(half))).toEqual(broken(...unguarded));
});

const { 'e-voucher': vouchers } = goodReply('getVouchersMonthWise').response as {
  'e-voucher': Record<string, object[]>;
}; // of the sandbox
