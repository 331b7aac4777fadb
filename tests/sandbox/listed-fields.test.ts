import { expect, it } from 'vitest';
import { encipher } from '@/contract/cipher';
import { tokensOf } from '@/contract/tokens';
import { developmentPayloadKey } from '@/lib/development-payload-key';
import { people } from '../../sandbox/members/sample-people';
import { testSandbox } from './test-sandbox';

const test = testSandbox();

async function post(path: string, fields?: Record<string, string>, token?: string) {
  const response = await test.sandbox.fetch(
    new Request(`http://north.localhost/api${path}`, {
      method: 'POST',
      ...(fields && { body: new URLSearchParams(fields) }),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    }),
  );
  return (await response.json()) as Record<string, unknown>;
}

it.each([
  ['/getPincode', { platform: '4', pin_code: '400', isMasterPincodeRequired: '0' }, 100],
  ['/getPincodeStateCity', { pin_code: '400001' }, 100],
  ['/optOutFromSMS', { platform: '4', opt_out_key: 'unknown' }, 401],
  ['/optInForSMS', { platform: '4', opt_in_key: 'unknown' }, 401],
])('answers %s without the fields that only our app adds', async (path, fields, statusCode) => {
  expect(await post(path, fields)).toMatchObject({ statusCode });
});

it('answers a lookup of a customer without the platform', async () => {
  const payload = { mobile_number: people.aarav.mobile, merchant_id: 'north' };
  expect(await post('/checkCustomerData', { _k: encipher(payload, developmentPayloadKey) })).toMatchObject({
    statusCode: 100,
  });
});

it('deletes by the id alone, and renews a session by the header alone', async () => {
  const tokens = tokensOf(await test.logIn(people.aarav.mobile));
  for (const [path, fields] of [
    ['/deleteSubmitBill', { bill_id: '999999' }],
    ['/deleteNotification', { id: '999999' }],
  ] as const) {
    expect((await post(path, fields, tokens?.access)).statusDescription, path).not.toContain('Bad request');
  }
  expect(await post('/refreshAuthToken', undefined, tokens?.refresh)).toMatchObject({ statusCode: 100 });
});
