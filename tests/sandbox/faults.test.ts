import { describe, expect, it } from 'vitest';
import { parsedJson } from '@/lib/parsed-json';
import type { FaultKind } from '../../sandbox/noun/faults';
import { until } from '../setup/until';
import { identityOf, malls, startTestSandbox } from './harness';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

async function banners(merchantId = 'north') {
  const fields = { merchant_id: merchantId, platform: '4', customer_id: '', banners_for: '1' };
  const init = { method: 'POST', body: new URLSearchParams(fields) };
  const response = await test.sandbox.fetch(
    new Request(`http://${merchantId}.localhost/api/getBanners`, init),
  );
  const [type, text] = [response.headers.get('content-type'), await response.text()];
  return { status: response.status, type, text, body: parsedJson(text) };
}

const spoil = (kind: FaultKind, more = {}) => test.sandbox.faults.set({ kind, call: 'getBanners', ...more });

describe('a fault', () => {
  it('drops the connection', async () => {
    spoil('dropped');
    await expect(banners()).rejects.toThrow('dropped');
  });

  const nothing = { statusCode: 100, statusDescription: 'Success' };
  const otherTypes = { statusCode: 100, response: { banners: 'not a list' } };

  it.each<[FaultKind, object]>([
    ['html', { status: 502, type: 'text/html; charset=utf-8' }],
    ['malformed', { status: 200, text: expect.stringMatching(/^{/), body: undefined }],
    ['empty', { status: 200, text: JSON.stringify(nothing) }],
    ['types', { status: 200, body: otherTypes }],
    ['refused', { status: 200, body: { statusCode: 102 } }],
    ['refresh', { status: 401, text: expect.stringMatching(/refresh/) }],
    ['expired', { status: 401, text: expect.stringMatching(/^(?!.*refresh).*expired/) }],
    ['invalid', { status: 401, text: expect.stringMatching(/^(?!.*refresh).*invalid/) }],
  ])('spoils the next answer: %s', async (kind, answer) => {
    spoil(kind);
    expect(await banners()).toMatchObject(answer);
    expect((await banners()).status).toBe(200);
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
    const { body } = await test.send('appVersion', { ...identityOf('north'), browser: 'x' });
    expect(body.statusCode).toBe(102);
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
