import { beforeEach, expect, it, vi } from 'vitest';
import { submitBill } from '@/contract/bills';
import { failureOf } from '@/transport/call-error';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { type FakeRequest, stubUploads } from '../../tests/setup/uploads';
import { sendUpload } from './send-upload';
import { readStored, writeStored } from './stored-values';

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
  sendUpload(submitBill, { type: 1, images: [new File(['abc'], 'bill.jpg')] }).then(
    ({ billId }) => billId,
    (error: unknown) => failureOf(error),
  );
const request = (number: number) =>
  until(() => {
    const found = requests[number - 1];
    if (!found) throw new Error(`${requests.length} requests so far`);
    return found;
  });
const good = { statusCode: 100, response: { last_bill_id: 9 } };
const newTokens = {
  '/refreshAuthToken': { statusCode: 100, response: { token: 'access-2', refresh_token: 'r-2' } },
};

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

it('renews an expired token, sends the file again, and reloads only after the answer', async () => {
  stubBackend(newTokens);
  const done = start();
  (await request(1)).answer({ message: 'Token expired, please refresh' }, 401);
  const again = await request(2);
  expect(again.headers).toEqual({ authorization: 'Bearer access-2' });
  expect(appActions.reloadWhenIdle).not.toHaveBeenCalled();
  again.answer(good);
  expect(await done).toBe('9');
  expect(appActions.reloadWhenIdle).toHaveBeenCalledWith('after the answer', expect.any(Function));
});

it('fails in words when the new token is refused as well, and the session stays', async () => {
  stubBackend(newTokens);
  const done = start();
  (await request(1)).answer({ message: 'refresh' }, 401);
  (await request(2)).answer({ message: 'refresh' }, 401);
  expect(await done).toMatchObject({ kind: 'unauthorised', reason: 'unknown' });
  expect(requests).toHaveLength(2);
  expect(appActions.showError).not.toHaveBeenCalled();
  expect(readStored('acc_token')).toBe('access-2');
});

it('sends the file again if another tab has renewed the token meanwhile', async () => {
  const done = start();
  const first = await request(1);
  writeStored('acc_token', 'access-7');
  first.answer({ message: 'Token is invalid' }, 401);
  const again = await request(2);
  expect(again.headers).toEqual({ authorization: 'Bearer access-7' });
  again.answer(good);
  expect(await done).toBe('9');
});

it('forces a logout when the session is over', async () => {
  stubBackend({ '/logOutUser': refused401('') });
  const done = start();
  (await request(1)).answer({ message: 'Session has expired' }, 401);
  expect(await done).toMatchObject({ kind: 'unauthorised', reason: 'ended' });
  await until(() => expect(appActions.reload).toHaveBeenCalledOnce());
  expect(readStored('acc_token')).toBeUndefined();
});

it('does not send the file of a customer who has logged out', async () => {
  stubBackend(newTokens);
  const done = start();
  const first = await request(1);
  writeStored('user', JSON.stringify({ id: 6 }));
  first.answer({ message: 'refresh' }, 401);
  expect(await done).toMatchObject({ kind: 'unauthorised' });
  expect(requests).toHaveLength(1);
});
