import { expect, it } from 'vitest';
import type { WireBody } from '@/contract/call';
import { type CallName, calls as contract } from '@/contract/calls';
import { check, linesOf, origin, sendTo } from '../testing/check-with';
import { exampleBackend, goodReply, leadsSomewhere, type Question, token } from '../testing/example-backend';
import type { CheckOptions } from './options';
import type { Finding } from './report';

const mobile = '9876500002';
type Answering = (question: Question) => Response | undefined;

/** A check of some calls of the small backend. */
async function checkOnly(
  only: CallName[],
  answer: Answering,
  { preflight, ...options }: Partial<CheckOptions> & { preflight?: () => Response } = {},
) {
  const report = await check({ send: sendTo(exampleBackend(answer, preflight)), mobile, only, ...options });
  const call = report.calls.find((each) => each.call === only[0]);
  if (!call) throw new Error(`There is no ${only[0]}.`);
  expect(call.findings.filter(({ spec }) => !leadsSomewhere(spec))).toEqual([]);
  return { report, ...call };
}

const lines = (findings: readonly Finding[], severity = 'broken') =>
  findings.filter((each) => each.severity === severity).map(({ field, came }) => `${field}: ${came}`);

const json = (body: WireBody, init: ResponseInit = {}) => Response.json(body, init);
/** Another answer of one call. */
const when =
  (name: CallName, answer: (question: Question) => Response | undefined): Answering =>
  (question) =>
    question.call === name ? answer(question) : undefined;
/** A good backend that writes down what it is asked. */
const recorded = (asked: Question[]): Answering => {
  return (question) => void asked.push(question);
};
const noCors = when('getBanners', ({ call }) =>
  json(goodReply(call), { headers: { 'access-control-allow-origin': '' } }),
);

it('finds nothing wrong with a backend that answers as the document says', async () => {
  const report = await check({ send: sendTo(exampleBackend()), mobile });
  expect(linesOf(report, 'broken', 'tolerated')).toEqual([]);
  expect(report.summary).toMatchObject({ broken: 0, tolerated: 0 });
});

it('asks only what a visitor may ask, where there is no number', async () => {
  const asked: Question[] = [];
  const report = await check({ send: sendTo(exampleBackend(recorded(asked))) });
  expect(asked.filter(({ token: sent }) => sent !== '')).toEqual([]);
  expect(asked.filter(({ call }) => call === 'getOtp' || call === 'getMerchantDetails')).toEqual([]);
  expect(report.calls.find(({ call }) => call === 'getMerchantDetails')).toMatchObject({
    result: 'notTried',
    why: 'It needs a logged-in member: --mobile.',
  });
});

it('writes nothing and orders nothing by itself', async () => {
  const asked: Question[] = [];
  await check({ mobile, send: sendTo(exampleBackend(recorded(asked))) });
  const written = asked.filter(({ call }) => contract[call].effect === 'write').map(({ call }) => call);
  expect([...new Set(written)]).toEqual(['getOtp', 'loginCustomer']);
});

it('finds an answer without a CORS header', async () => {
  const { result, findings } = await checkOnly(['getBanners'], noCors);
  expect(result).toBe('broken');
  expect(lines(findings)).toEqual(['Access-Control-Allow-Origin: another origin']);
});

it('finds a preflight that does not allow the token', async () => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const preflight = () => new Response(null, { status: 204, headers });
  const { result, findings } = await checkOnly(['getCart'], () => undefined, { preflight });
  expect(result).toBe('broken');
  expect(lines(findings)).toEqual(['Access-Control-Allow-Headers: other headers']);
});

it('asks for no preflight and no CORS header where site and backend have one host', async () => {
  const { result } = await checkOnly(['getBanners'], noCors, { origins: ['http://north.localhost:4173'] });
  expect(result).toBe('fits');
});

it.each([
  ['answers it', () => json(goodReply('getCart')), 'an answer'],
  ['refuses it with 403', () => json({ message: 'Forbidden' }, { status: 403 }), 'HTTP 403'],
  [
    'refuses it without the words',
    () => json({ message: 'No.' }, { status: 401 }),
    '401 without one of the words',
  ],
  ['refuses it in the envelope', () => json({ statusCode: 102 }), 'statusCode 102'],
])('finds a backend that gets a wrong token and %s', async (_, wrong, came) => {
  const answer = when('getCart', ({ token: sent }) => (sent && sent !== token ? wrong() : undefined));
  const { result, findings } = await checkOnly(['getCart'], answer);
  expect(result).toBe('broken');
  expect(lines(findings)).toEqual([`Authorization: ${came} for a wrong token`]);
});

it('follows a list to its end, and finds one without an end', async () => {
  const pages = (page: number, last: number) => ({
    statusCode: 100,
    response: { brands: [{ brand_id: `b${Math.min(page, last)}`, brand_name: 'Brand' }], page_num: page + 1 },
  });
  const name = 'getStoreLocatorBrandDetails';
  const endless = when(name, ({ fields }) => json(pages(Number(fields.page_num), 3)));
  const { result, findings } = await checkOnly([name], endless);
  expect(result).toBe('broken');
  expect(lines(findings)).toEqual(['page_num: pages without anything new']);

  const asked: number[] = [];
  const ending = when(name, ({ fields }) => {
    const page = Number(fields.page_num);
    asked.push(page);
    const body = pages(page, 9);
    return json(page < 4 ? body : { ...body, response: { ...body.response, page_num: 0 } });
  });
  expect((await checkOnly([name], ending)).result).toBe('fits');
  expect(asked).toEqual([1, 2, 3, 4]);
});

const redirect = (status: number, location: string) => new Response(null, { status, headers: { location } });

it.each([
  ['a refusal', () => json({ statusCode: 102 }), 'statusCode: a refusal, number 102'],
  [
    'another code for success',
    () => json({ ...goodReply('getBanners'), statusCode: 200 }),
    'statusCode: a refusal, number 200',
  ],
  ['HTTP 500', () => json(goodReply('getBanners'), { status: 500 }), 'HTTP status: 500'],
  [
    'a refused token',
    () => json({ message: 'Token expired, please refresh' }, { status: 401 }),
    'HTTP status: 401 with refresh',
  ],
  [
    'a redirect to another host',
    () => redirect(302, 'https://www.client.example/'),
    'Location: 302 to another host, which would not get the token',
  ],
  [
    'a redirect that drops the body',
    () => redirect(301, '/api/getBanners/'),
    'Location: 301, after which browsers send no fields',
  ],
  ['HTML', () => new Response('<html><h1>It works!</h1>'), 'body: HTML'],
])('finds %s', async (_, answer, line) => {
  const { result, findings } = await checkOnly(['getBanners'], when('getBanners', answer));
  expect(result).toBe('broken');
  expect(lines(findings)).toEqual([line]);
});

it('tells of personal data that a cache may keep, and of another content type', async () => {
  const headers = { 'content-type': 'text/html', 'cache-control': 'public' };
  const kept = when('getCart', ({ call, token: sent }) =>
    sent === token ? new Response(JSON.stringify(goodReply(call)), { headers }) : undefined,
  );
  const { result, findings } = await checkOnly(['getCart'], kept);
  expect(result).toBe('tolerated');
  expect(lines(findings, 'told')).toEqual(['Cache-Control: another value']);
  expect(lines(findings, 'tolerated')).toEqual(['Content-Type: text/html']);
});

it('says that a login failed, and still reports on what a visitor may call', async () => {
  const send = sendTo(exampleBackend(when('loginCustomer', () => json({ statusCode: 102 }))));
  const report = await check({ mobile, send });
  expect(report.calls.find(({ call }) => call === 'loginCustomer')?.result).toBe('broken');
  expect(report.calls.find(({ call }) => call === 'getCart')).toMatchObject({
    result: 'notTried',
    why: 'The login failed.',
  });
  expect(report.calls.find(({ call }) => call === 'getBanners')?.result).toBe('fits');
});

it('says that a login failed, where only other calls are asked for', async () => {
  for (const failing of ['getOtp', 'loginCustomer'] as const) {
    const send = sendTo(exampleBackend(when(failing, () => json({ statusCode: 102 }))));
    const { summary, calls } = await check({ mobile, only: ['getCart'], send });
    const notTried = Object.keys(contract).length - 1;
    expect(summary).toEqual({ fits: 0, tolerated: 0, broken: 1, notTried });
    expect(calls.find(({ result }) => result === 'broken')?.call).toBe(failing);
  }
});

it('takes an OTP that was sent before as sent', async () => {
  const sent = { statusCode: 102, statusDescription: 'otp already sent.', response: { id: 'otp-1' } };
  const answer = when('getOtp', () => json(sent));
  expect((await checkOnly(['getOtp'], answer)).result).toBe('fits');
});

it('asks slower after a 429, and asks again', async () => {
  let refused = 2;
  let now = 0;
  const waits: number[] = [];
  const { result } = await checkOnly(
    ['getBanners'],
    () => {
      refused -= 1;
      return refused >= 0 ? new Response('', { status: 429 }) : undefined;
    },
    {
      now: () => now,
      pause: async (ms) => {
        waits.push(ms);
        now += ms;
      },
    },
  );
  expect(result).toBe('fits');
  expect(waits.slice(0, 2)).toEqual([400, 800]);
});

it('sends nothing by http to another machine', async () => {
  const asked: Question[] = [];
  const url = 'http://api.client.example';
  const { result, findings } = await checkOnly(['getBanners'], recorded(asked), { url });
  expect(result).toBe('broken');
  expect(lines(findings)).toEqual(['url: http, so nothing was sent']);
  expect(asked).toEqual([]);
});

it('gives up after three calls without an answer', async () => {
  let asked = 0;
  const report = await check({
    send: async () => {
      asked += 1;
      return { kind: 'failed', reason: 'unreachable', detail: 'ECONNREFUSED', ms: 1 };
    },
  });
  expect(asked).toBe(3);
  expect(report.summary.broken).toBe(3);
  expect(report.calls.find(({ call }) => call === 'getMallLayout')?.why).toMatch(/no answer 3 times/);
  expect(origin).toContain('https');
});

it('finds a journey that breaks off, although each answer fits by itself', async () => {
  const none = { statusCode: 100, response: [] };
  const answer = when('getStoreProfileDetails', () => json(none));
  const { result, report } = await checkOnly(['getStoreProfileDetails'], answer);
  expect(result).toBe('fits');
  const [, , directory] = report.journeys;
  expect(directory?.result).toBe('broken');
  expect(lines(directory?.steps.flatMap(({ findings }) => findings) ?? [])).toEqual([
    'response: nothing of it',
  ]);
});

it('stops when it is told to, and says so', async () => {
  const stop = new AbortController();
  const report = await check({
    send: sendTo(exampleBackend()),
    signal: stop.signal,
    onCall: (call) => {
      if (call === 'getBanners') stop.abort();
    },
  });
  const of = (name: CallName) => report.calls.find(({ call }) => call === name);
  expect(of('getBanners')?.result).toBe('fits');
  expect(of('getFaqList')).toMatchObject({ result: 'notTried', why: 'The check was stopped before.' });
});

it('says so where an answer gives what no request can hold', async () => {
  const half = { statusCode: 100, response: { offers: [], page_num: 2.5 } };
  const answer = when('getMerchantOffers', () => json(half));
  const { findings } = await checkOnly(['getMerchantOffers'], answer);
  expect(lines(findings)).toContain('page_num: a fraction');
});

it('asks no further questions where they are not answered in time', async () => {
  let asked = 0;
  const answering = sendTo(exampleBackend());
  const report = await check({
    mobile,
    send: async (ask, limits) => {
      if (ask.method !== 'OPTIONS') return answering(ask, limits);
      asked += 1;
      return { kind: 'failed', reason: 'slow', detail: '', ms: limits.timeout };
    },
  });
  expect(asked).toBe(3);
  expect(lines(report.calls.find(({ call }) => call === 'getCart')?.findings ?? [])).toEqual([
    'OPTIONS: no answer',
  ]);
});

it('asks a very slow call only once', async () => {
  let asked = 0;
  const answering = sendTo(exampleBackend());
  const report = await check({
    mobile,
    only: ['getCart'],
    send: async (ask, limits) => {
      const exchange = await answering(ask, limits);
      if (!ask.url.endsWith('/getCart')) return exchange;
      asked += 1;
      return { ...exchange, ms: 20_000 };
    },
  });
  expect(asked).toBe(1);
  expect(report.calls.find(({ call }) => call === 'getCart')).toMatchObject({
    result: 'fits',
    ms: { slowest: 20_000 },
  });
});
