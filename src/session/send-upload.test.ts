import { beforeEach, expect, it, vi } from 'vitest';
import { submitBill } from '@/contract/bills';
import { stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { type FakeRequest, stubUploads } from '../../tests/setup/uploads';
import { sendUpload } from './send-upload';

vi.mock(import('./renewal-mark'), () => ({ wasRenewed: async () => false, markRenewed: async () => {} }));

let requests: FakeRequest[] = [];
let appActions: ReturnType<typeof stubAppActions>;
beforeEach(() => {
  requests = stubUploads();
  stubLocks();
  appActions = stubAppActions();
  logInAsCustomer();
});

const start = () =>
  sendUpload(submitBill, { type: 1, images: [new File(['abc'], 'bill.jpg')] }).then(({ billId }) => billId);
const request = (number: number) =>
  until(() => {
    const found = requests[number - 1];
    if (!found) throw new Error(`${requests.length} requests so far`);
    return found;
  });
const good = { statusCode: 100, response: { last_bill_id: 9 } };

it('adds merchant, customer and token', async () => {
  const done = start();
  const { body, headers } = await request(1);
  expect(headers).toEqual({ authorization: 'Bearer access-1' });
  expect([body?.get('merchant_id'), body?.get('platform'), body?.get('customer_id')]).toEqual([
    '501',
    '4',
    '5',
  ]);
  requests[0]?.answer(good);
  expect(await done).toBe('9');
});

// with-tokens.test.ts has the other rules of a refused token.
it('renews an expired token, sends the file again, and reloads only after the answer', async () => {
  stubBackend({
    '/refreshAuthToken': { statusCode: 100, response: { token: 'access-2', refresh_token: 'r-2' } },
  });
  const done = start();
  (await request(1)).answer({ message: 'Token expired, please refresh' }, 401);
  const again = await request(2);
  expect(again.headers).toEqual({ authorization: 'Bearer access-2' });
  expect(appActions.reloadWhenIdle).not.toHaveBeenCalled();
  again.answer(good);
  expect(await done).toBe('9');
  expect(appActions.reloadWhenIdle).toHaveBeenCalledWith('after the answer', expect.any(Function));
});
