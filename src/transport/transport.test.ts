import { describe, expect, it, vi } from 'vitest';
import { getMerchantDetails } from '@/contract/merchant';
import { getOtp } from '@/contract/otp';
import { getTermsCondition } from '@/contract/pages';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { failureOf } from './call-error';
import { createTransport, requestTimeout } from './transport';

const send = createTransport({ baseUrl: '/api', payloadKey: 'test-key' });
const terms = { platform: 4, merchantId: '501' };
const otp = { mobileNumber: '9876500001', platform: 4, merchantId: '501' };
const details = { platform: 4, merchantId: '501', customerId: '5', userId: '5' };

const failure = async (promise: Promise<unknown>) =>
  failureOf(await promise.catch((error: unknown) => error));

describe('transport', () => {
  it('posts a form with the given bearer token', async () => {
    const backend = stubBackend({ '/getTermsCondition': { statusCode: 100, response: '<p>Terms</p>' } });
    expect(await send(getTermsCondition, terms, { bearer: 'secret' })).toBe('<p>Terms</p>');
    expect(backend.seen[0]).toMatchObject({
      authorization: 'Bearer secret',
      fields: { platform: '4', merchant_id: '501', page_type: '304' },
    });
  });

  it('sends only _k, and no header without a token', async () => {
    const backend = stubBackend({ '/getOtp': { statusCode: '100', response: { id: 3 } } });
    await send(getOtp, otp);
    expect(Object.keys(backend.seen[0]?.fields ?? {})).toEqual(['_k']);
    expect(backend.seen[0]).toMatchObject({
      authorization: null,
      payload: { mobile_number: '9876500001', platform: 4, transactionType: 201, merchant_id: '501' },
    });
  });

  it('reports a lost network as offline', async () => {
    stubBackend({});
    expect(await failure(send(getTermsCondition, terms))).toEqual({ kind: 'offline' });
  });

  it('gives up after 75 s', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_input: unknown, init: RequestInit) => {
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const told = vi.fn();
    const outcome = failure(send(getTermsCondition, terms)).then(told);
    await vi.advanceTimersByTimeAsync(requestTimeout - 1);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(told).toHaveBeenCalledWith({ kind: 'timeout' });
    expect(requestTimeout).toBe(75_000);
  });

  it('rejects with the caller’s own reason when the caller aborts', async () => {
    stubBackend({ '/getTermsCondition': { statusCode: 100, response: '' } });
    const abort = new AbortController();
    abort.abort(new Error('left'));
    await expect(send(getTermsCondition, terms, { signal: abort.signal })).rejects.toThrow('left');
  });

  it.each([
    [
      'a refusal',
      { statusCode: 102, statusDescription: 'No.' },
      { kind: 'rejected', statusCode: 102, description: 'No.' },
    ],
    ['a numeric string', { statusCode: '110' }, { kind: 'rejected', statusCode: 110, description: '' }],
    ['a missing merchant', { statusCode: 100, response: {} }, { kind: 'malformed' }],
    ['wrong types', { statusCode: 100, response: { merchant_list: 'none' } }, { kind: 'malformed' }],
    ['null', null, { kind: 'malformed' }],
    ['a list', [], { kind: 'malformed' }],
  ])('tells %s from a good answer', async (_name, body, expected) => {
    stubBackend({ '/getMerchantDetails': () => Response.json(body) });
    expect(await failure(send(getMerchantDetails, details))).toMatchObject(expected);
  });

  it.each([
    ['an HTML error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['malformed JSON', () => new Response('{"statusCode":100,', { status: 200 })],
    ['an empty answer', () => new Response('', { status: 200 })],
    [
      'a good body under a bad status',
      () => Response.json({ statusCode: 100, response: '' }, { status: 500 }),
    ],
  ])('takes %s for malformed', async (_name, answer) => {
    stubBackend({ '/getTermsCondition': answer });
    expect(await failure(send(getTermsCondition, terms))).toEqual({ kind: 'malformed' });
  });

  it('does not recognise a getOtp reply without statusCode', async () => {
    stubBackend({ '/getOtp': { response: { id: 3 } } });
    expect(await failure(send(getOtp, otp))).toEqual({ kind: 'malformed' });
  });

  it('shows too many attempts with the server’s message', async () => {
    stubBackend({
      '/getOtp': { status: 'error', error: 'FAILED_MAX_LOGIN_ATTEMPT', message: 'Come back later.' },
    });
    expect(await failure(send(getOtp, otp))).toMatchObject({
      kind: 'rejected',
      description: 'Come back later.',
    });
  });

  it('reads any other error by its statusCode', async () => {
    const error = { status: 'error', error: 'OTP_ALREADY_SENT', message: 'Wait.' };
    stubBackend({
      '/getOtp': { ...error, statusCode: 102, statusDescription: 'OTP already sent.', response: { id: 9 } },
    });
    expect(await failure(send(getOtp, otp))).toMatchObject({
      statusCode: 102,
      description: 'OTP already sent.',
      details: { otpId: '9' },
    });
  });

  it('does not mistake a bug for a lost network', async () => {
    stubBackend({ '/getTermsCondition': { statusCode: 100, response: '' } });
    const broken = { aborted: false } as AbortSignal;
    await expect(send(getTermsCondition, terms, { signal: broken })).rejects.toThrow(TypeError);
  });

  it('passes on the details of a refusal', async () => {
    stubBackend({
      '/getOtp': { statusCode: 102, statusDescription: 'OTP already sent.', response: { id: 9 } },
    });
    expect(await failure(send(getOtp, otp))).toMatchObject({ details: { otpId: '9' } });
  });

  it.each([
    ['Token expired, please refresh', 'refresh'],
    ['Session expired', 'ended'],
    ['Invalid token', 'ended'],
    ['Who are you', 'unknown'],
  ])('reads a 401 "%s" as %s', async (message, reason) => {
    stubBackend({
      '/getMerchantDetails': () => Response.json({ statusDescription: message }, { status: 401 }),
    });
    expect(await failure(send(getMerchantDetails, details))).toEqual({
      kind: 'unauthorised',
      reason,
      description: message,
    });
  });

  it('takes the text of a 401 from message if there is no statusDescription', async () => {
    stubBackend({ '/getMerchantDetails': refused401('Invalid token') });
    expect(await failure(send(getMerchantDetails, details))).toMatchObject({ description: 'Invalid token' });
  });
});
