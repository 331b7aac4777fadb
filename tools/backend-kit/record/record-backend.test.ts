import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { calls } from '@/contract/calls';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { people } from '../../../sandbox/members/sample-people';
import { readRecordedAnswers } from '../../../sandbox/noun/recorded-answers';
import { identityOf, startTestSandbox, type TestSandbox, today } from '../../../tests/sandbox/harness';
import type { HttpAsk, Send } from '../check/exchange';
import { type Recorded, recordBackend } from './record-backend';
import { folderProblem, writeRecording } from './recording-folder';

const { mobile, profile } = people.aarav;
const mall = { id: 'north', platform: 4, appVersion: 1, loginThrough: 4 };

/** Answers of a sandbox, which `change` may spoil. Tells which token each request had. */
function sendTo(
  test: TestSandbox,
  sent: HttpAsk[] = [],
  change = (_path: string, text: string) => text,
): Send {
  return async ({ url, method, headers, body }) => {
    sent.push({ url, method, headers, ...(body && { body }) });
    const response = await test.sandbox.fetch(
      new Request(url, { method, headers, ...(body && { body: new Uint8Array(body) }) }),
    );
    const text = change(new URL(url).pathname, await response.text());
    const head = Object.fromEntries(response.headers);
    return {
      kind: 'answer',
      status: response.status,
      headers: head,
      text,
      ms: 1,
      bytes: text.length,
    };
  };
}

function record(test: TestSandbox, send: Send, options: Partial<Parameters<typeof recordBackend>[0]> = {}) {
  return recordBackend({
    url: 'http://north.localhost:4173/api',
    payloadKey: developmentPayloadKey,
    mall,
    send,
    today,
    pause: async () => {},
    mobile,
    askOtp: async () => test.sandbox.outbox.latestOtp(mobile, 'north') ?? '',
    ...options,
  });
}

let folder: string;
let recorded: Recorded;
let test: TestSandbox;
const sent: HttpAsk[] = [];
let kept = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recording-'));
  test = await startTestSandbox();
  recorded = await record(test, sendTo(test, sent));
  await writeRecording(folder, 'north', recorded);
  for (const name of await readdir(folder)) kept += await readFile(join(folder, name), 'utf8');
});

afterAll(async () => {
  await test.sandbox.close();
  await rm(folder, { recursive: true });
});

describe('a recording', () => {
  it('has every read of the contract', () => {
    const reads = Object.entries(calls).flatMap(([name, { effect }]) => (effect === 'read' ? [name] : []));
    expect(Object.keys(recorded.answers).sort()).toEqual(reads.sort());
    expect([recorded.failed, recorded.notAsked]).toEqual([[], []]);
  });

  it('asks for reads only, after a login', () => {
    const writes = sent
      .map(({ url }) => new URL(url).pathname.replace('/api/', ''))
      .filter((name) => calls[name as keyof typeof calls].effect === 'write');
    expect(writes).toEqual(['getOtp', 'loginCustomer']);
  });

  it('has nothing of the member, in any spelling', () => {
    const digits = kept.replace(/[^\d]/g, '');
    expect(kept).not.toMatch(/aarav|deshmukh/i);
    expect(digits).not.toContain(mobile);
    expect(kept).not.toContain(profile.dateOfBirth);
    expect(kept).not.toContain(profile.spouseDateOfBirth);
    expect(kept).not.toContain('FRIEND01');
    const tokens = sent.flatMap(({ headers }) => headers.authorization?.slice('Bearer '.length) ?? []);
    expect(tokens.length).toBeGreaterThan(10);
    for (const secret of [mobile, profile.email, ...new Set(tokens)]) {
      const bytes = Buffer.from(secret);
      for (const form of [secret, bytes.toString('base64').slice(0, -4), bytes.toString('hex')]) {
        expect(kept.includes(form), form).toBe(false);
      }
    }
  });

  it('has none of the codes and PINs of the vouchers', async () => {
    const { token } = await test.logIn(mobile);
    const { body } = await test.send(
      'getVouchersMonthWise',
      { ...identityOf('north'), filter: 1 },
      { token: token?.access ?? '' },
    );
    const held = calls.getVouchersMonthWise.reply.decode(body).vouchers.flatMap(({ entries }) => entries);
    expect(held.length).toBeGreaterThan(0);
    const made = JSON.stringify(recorded.answers.getVouchersMonthWise);
    for (const { code, pin } of held) {
      expect(kept).not.toContain(code);
      if (pin) expect(made).not.toContain(`"${pin}"`);
    }
  });

  it('shows one and the same invented person', () => {
    const bodyOf = (name: keyof typeof calls) => recorded.answers[name]?.[0]?.body ?? {};
    const { customer } = calls.checkCustomerData.reply.decode(bodyOf('checkCustomerData'));
    const details = calls.getMerchantDetails.reply.decode(bodyOf('getMerchantDetails')).merchant.customer;
    const tiers = calls.getLoyaltyProgramTierDetails.reply.decode(bodyOf('getLoyaltyProgramTierDetails'));
    expect(details).toMatchObject({
      id: customer?.customerId,
      firstName: customer?.firstName,
      mobileNumber: customer?.mobileNumber,
    });
    expect(tiers.holderName).toBe(`${customer?.firstName} ${customer?.lastName}`);
  });

  it('can be served: an odd answer is shown as it came', async () => {
    const odd = await record(
      test,
      sendTo(test, [], (path, text) => {
        if (path === '/api/getMerchantOffers')
          return text.replaceAll(/"offer_start_date":"(\d+)-(\d+)-(\d+)"/g, '"offer_start_date":"$3/$2/$1"');
        return path === '/api/getBanners' ? '{"statusCode":"100","response":null,"banners":7}' : text;
      }),
    );
    const served = await mkdtemp(join(tmpdir(), 'served-'));
    onTestFinished(() => rm(served, { recursive: true }));
    await writeRecording(served, 'north', odd);
    const other = await startTestSandbox({ answers: await readRecordedAnswers(served) });
    onTestFinished(() => other.sandbox.close());
    const token = (await other.logIn(people.ishita.mobile)).token?.access ?? '';
    const north = identityOf('north');
    const banners = await other.send('getBanners', { ...north, bannersFor: 3 });
    expect(banners.body).toEqual({ statusCode: '100', response: null, banners: 7 });
    const offers = await other.send('getMerchantOffers', { ...north, page: 1, search: '' }, { token });
    expect(JSON.stringify(offers.body)).toMatch(/"offer_start_date":"\d\d\/\d\d\/\d{4}"/);
    const second = await other.send('getMerchantOffers', { ...north, page: 2, search: '' }, { token });
    expect(second.body).not.toEqual(offers.body);
  });

  it('of a visitor has what a visitor may ask, and says what it lacks', async () => {
    const visitor = await record(test, sendTo(test), { mobile: undefined });
    expect(visitor.isWhole).toBe(true);
    expect(visitor.answers.getStoreLocations).toHaveLength(1);
    expect(visitor.answers.getCart).toBeUndefined();
    expect(visitor.notAsked).toContainEqual({ call: 'getCart', why: expect.stringContaining('--mobile') });
  });
});

describe('a bad backend', () => {
  async function recordFrom(listener: RequestListener): Promise<Recorded> {
    const server = createServer(listener).listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo; // listening on TCP
    return recordBackend({
      url: `http://127.0.0.1:${port}`,
      payloadKey: developmentPayloadKey,
      mall,
      today,
      pause: async () => {},
    });
  }
  const reasons = ({ failed }: Recorded) => [...new Set(failed.map(({ why }) => why))];

  it('that is down is given up soon', async () => {
    const down = await recordFrom((request) => request.destroy());
    expect(down).toMatchObject({ answers: {}, isWhole: false });
    expect(down.failed).toHaveLength(3);
  });

  it.each([
    ['HTML', '<!doctype html><h1>9988776655</h1>', 'The answer (200) is no JSON object.'],
    ['a list', '["9988776655"]', 'The answer (200) is no JSON object.'],
    ['100,000 levels', '['.repeat(100_000), 'The answer is nested more than 200 deep.'],
  ])('that answers with %s', async (_, text, why) => {
    expect(reasons(await recordFrom((_request, response) => response.end(text)))).toEqual([why]);
  });

  it('that answers without an end', async () => {
    const packed = gzipSync(Buffer.alloc(11 * 1024 * 1024, ' '));
    const made = await recordFrom((_request, response) => {
      response.setHeader('content-encoding', 'gzip').end(packed);
    });
    expect(reasons(made)).toEqual(['The answer is larger than 10 MB']);
  });

  it('on http is refused before anything is sent', async () => {
    const url = 'http://api.client.example';
    const send: Send = () => Promise.reject(new Error('sent'));
    await expect(record(test, send, { url })).rejects.toThrow('http would show');
  });

  it('that refuses the login gives no recording', async () => {
    const made = await record(test, sendTo(test), { askOtp: async () => '0' });
    expect(made).toMatchObject({ answers: {}, isWhole: false });
    expect(JSON.stringify(made)).not.toContain(mobile);
  });
});

describe('the folder of a recording', () => {
  it('may be missing, empty or an earlier recording', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'empty-'));
    onTestFinished(() => rm(empty, { recursive: true }));
    expect(await folderProblem(empty)).toBeUndefined();
    expect(await folderProblem(join(empty, 'none'))).toBeUndefined();
    expect(await folderProblem(folder)).toBeUndefined();
  });

  it('is refused with other files', async () => {
    const other = await mkdtemp(join(tmpdir(), 'other-'));
    onTestFinished(() => rm(other, { recursive: true }));
    await writeFile(join(other, 'getCart.json'), '[]');
    expect(await folderProblem(other)).toContain('has other files (getCart.json)');
    await writeFile(join(other, 'recording.json'), '{}');
    await writeFile(join(other, 'thesis.txt'), '');
    expect(await folderProblem(other)).toContain('has other files (thesis.txt)');
    expect(await folderProblem(join(other, 'thesis.txt'))).toContain('is not a folder');
  });

  it('loses the answers of the recording before', async () => {
    const again = await mkdtemp(join(tmpdir(), 'again-'));
    onTestFinished(() => rm(again, { recursive: true }));
    await writeRecording(again, 'north', recorded);
    const { getFaqList = [] } = recorded.answers;
    await writeRecording(again, 'north', { ...recorded, answers: { getFaqList } });
    expect((await readdir(again)).sort()).toEqual(['getFaqList.json', 'recording.json']);
  });
});
