import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../sandbox/noun/faults';
import { until } from '../setup/until';
import { identityOf, malls, startTestSandbox } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

async function banners(merchantId = 'north') {
  const response = await test.sandbox.fetch(
    new Request(`http://${merchantId}.localhost/api/getBanners`, {
      method: 'POST',
      body: new URLSearchParams({
        merchant_id: merchantId,
        platform: '4',
        customer_id: '',
        banners_for: '1',
      }),
    }),
  );
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

const spoil = (kind: FaultKind, more = {}) => test.sandbox.faults.set({ kind, call: 'getBanners', ...more });

describe('a fault', () => {
  it('drops the connection', async () => {
    spoil('dropped');
    await expect(banners()).rejects.toThrow('dropped');
  });

  it('answers 502 with HTML', async () => {
    spoil('html');
    expect(await banners()).toMatchObject({ status: 502, type: 'text/html; charset=utf-8' });
  });

  it('answers JSON that breaks off', async () => {
    spoil('malformed');
    const { text } = await banners();
    expect(() => JSON.parse(text)).toThrow();
  });

  it('leaves every field out', async () => {
    spoil('empty');
    expect(JSON.parse((await banners()).text)).toEqual({ statusCode: 100, statusDescription: 'Success' });
  });

  it('gives every field another type', async () => {
    spoil('types');
    expect(JSON.parse((await banners()).text)).toMatchObject({
      statusCode: 100,
      response: { banners: 'not a list' },
    });
  });

  it('refuses', async () => {
    spoil('refused');
    expect(JSON.parse((await banners()).text)).toMatchObject({ statusCode: 102 });
  });

  it.each([
    ['refresh', /refresh/],
    ['expired', /^(?!.*refresh).*expired/],
    ['invalid', /^(?!.*refresh).*invalid/],
  ] as const)('answers 401 with the word %s', async (kind, words) => {
    spoil(kind);
    const { status, text } = await banners();
    expect(status).toBe(401);
    expect(JSON.parse(text).message).toMatch(words);
  });

  it('answers late, and not at all once the sandbox closes', async () => {
    spoil('slow', { delay: 0 });
    expect((await banners()).status).toBe(200);
    spoil('slow', { delay: 600_000 });
    const pending = expect(banners()).rejects.toThrow('closed');
    await until(() => expect(test.sandbox.faults.list()).toEqual([]));
    await test.sandbox.close();
    await pending;
    Object.assign(test, await startTestSandbox()); // to be closed after the test
  });

  it('spoils one answer, and the next one is good', async () => {
    spoil('html');
    await banners();
    expect((await banners()).status).toBe(200);
  });

  it('stays until it is cleared if it is set so', async () => {
    spoil('html', { times: Number.POSITIVE_INFINITY });
    await banners();
    expect((await banners()).status).toBe(502);
    test.sandbox.faults.clear();
    expect((await banners()).status).toBe(200);
  });

  it('of one mall and call leaves the others alone', async () => {
    spoil('html', { merchantId: 'north' });
    expect((await banners('south')).status).toBe(200);
    const { status } = await test.send('isMaintainance', { merchantId: 'north' });
    expect(status).toBe(200);
    expect((await banners('north')).status).toBe(502);
  });

  it('without a call spoils the next one', async () => {
    test.sandbox.faults.set({ kind: 'refused' });
    expect((await test.send('appVersion', { ...identityOf('north'), browser: 'x' })).body.statusCode).toBe(
      102,
    );
  });
});

describe('bad requests are answered 102 with what is wrong', () => {
  const post = async (path: string, body: BodyInit, host = `${malls[0]?.id}.localhost`) => {
    const response = await test.sandbox.fetch(
      new Request(`http://${host}/api${path}`, { method: 'POST', body }),
    );
    return { status: response.status, body: await response.json() };
  };

  it('names every missing field', async () => {
    const { body } = await post('/getBanners', new URLSearchParams({ merchant_id: 'north' }));
    expect(body.statusCode).toBe(102);
    expect(body.statusDescription).toMatch(/Bad request: .*platform.*banners_for/);
  });

  it.each([
    ['a body that is no form', '{"merchant_id":"north"}', 'application/x-www-form-urlencoded'],
    ['a payload beside _k', new URLSearchParams({ _k: 'x', otp: '1' }), '_k alone'],
    ['a _k of another key', new URLSearchParams({ _k: 'AAAA' }), 'cannot be deciphered'],
  ])('%s', async (_, body, words) => {
    const answer = await post('/getOtp', body);
    expect(answer.body).toMatchObject({ statusCode: 102 });
    expect(answer.body.statusDescription).toContain(words);
  });

  it('an unknown merchant', async () => {
    const { body } = await post('/isMaintainance', new URLSearchParams({ merchant_id: 'west' }), 'localhost');
    expect(body).toMatchObject({ statusCode: 102, statusDescription: 'Unknown merchant.' });
  });

  it('an unknown call is a 404, and so is everything on an unknown host', async () => {
    expect((await post('/getSecrets', new URLSearchParams())).status).toBe(404);
    const response = await test.sandbox.fetch(new Request('http://elsewhere.example/api/appVersion'));
    expect(response.status).toBe(404);
  });
});
