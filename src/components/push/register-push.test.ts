import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentBrand } from '@/brand/current-brand';
import { updateDeviceToken } from '@/contract/notifications';
import { endSession } from '@/session/log-out';
import { readStored, writeStored } from '@/session/stored-values';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../tests/setup/backend';
import { testBrand } from '../../../tests/setup/brand';
import { stubLocks } from '../../../tests/setup/locks';
import { otherPushKey, pushKey, stubPush, tokenOf } from '../../../tests/setup/push';
import { newQueryClient } from '../../../tests/setup/query-client';
import { logInAsCustomer } from '../../../tests/setup/session';
import { startRegistration } from './start-registration';

const firebasePushToken = vi.hoisted(() => vi.fn());
vi.mock('./firebase-push', () => ({ firebasePushToken }));

const details = (status: string) => ({
  statusCode: 100,
  response: { merchant_list: { added: { 1: { loyalty_id: 'L1', customerDetails: { id: '5', status } } } } },
});

function backendWith(answers: object = {}) {
  const backend = stubBackend({
    '/getMerchantDetails': details('1'),
    '/updateDeviceToken': { statusCode: 100 },
    ...answers,
  });
  const sent = () =>
    backend
      .requestsTo(updateDeviceToken)
      .map(({ fields: { device_token, expired_token } }) => [device_token, expired_token]);
  return { sent, queryClient: newQueryClient() };
}

beforeEach(() => {
  stubLocks();
  setCurrentBrand(testBrand({ pushPublicKey: pushKey }));
  logInAsCustomer();
  useToasts.setState({ toasts: [] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a device whose shopper has allowed push messages', () => {
  it('is registered with its subscription, and the token is stored', async () => {
    const { pushManager } = stubPush();
    const { sent, queryClient } = backendWith();
    await startRegistration(queryClient);
    expect(sent()).toEqual([[tokenOf(1), undefined]]);
    expect(readStored('token')).toBe(tokenOf(1));
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: expect.objectContaining({ length: 65 }),
    });
  });

  it('is not registered again while its subscription is the same', async () => {
    stubPush();
    const { sent, queryClient } = backendWith();
    await startRegistration(queryClient);
    await startRegistration(queryClient);
    expect(sent()).toHaveLength(1);
  });

  it('is registered once when two parts of the app ask at the same time', async () => {
    stubPush();
    const { sent, queryClient } = backendWith();
    await Promise.all([startRegistration(queryClient), startRegistration(queryClient)]);
    expect(sent()).toHaveLength(1);
  });

  it('is registered anew with the expired token after the browser has dropped its subscription', async () => {
    const { drop } = stubPush();
    const { sent, queryClient } = backendWith();
    await startRegistration(queryClient);
    drop();
    await startRegistration(queryClient);
    expect(sent()).toEqual([
      [tokenOf(1), undefined],
      [tokenOf(2), tokenOf(1)],
    ]);
    expect(readStored('token')).toBe(tokenOf(2));
  });

  it('gets another subscription after the mall has changed its keys', async () => {
    stubPush();
    const { sent, queryClient } = backendWith();
    await startRegistration(queryClient);
    setCurrentBrand(testBrand({ pushPublicKey: otherPushKey }));
    await startRegistration(queryClient);
    expect(sent()[1]).toEqual([tokenOf(2), tokenOf(1)]);
  });

  it('is registered for the next customer too, whose session has no token yet', async () => {
    stubPush();
    const { sent, queryClient } = backendWith();
    await startRegistration(queryClient);
    endSession();
    logInAsCustomer();
    await startRegistration(queryClient);
    expect(sent()).toEqual([
      [tokenOf(1), undefined],
      [tokenOf(1), undefined],
    ]);
  });

  it('of a mall that uses Firebase is registered with the token from there', async () => {
    stubPush();
    const app = { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: 'm', vapidKey: pushKey };
    setCurrentBrand(testBrand({ firebase: app }));
    firebasePushToken.mockResolvedValue('firebase-token');
    const { sent, queryClient } = backendWith();
    await startRegistration(queryClient);
    expect(firebasePushToken).toHaveBeenCalledExactlyOnceWith(app);
    expect(sent()).toEqual([['firebase-token', undefined]]);
  });
});

describe('a device is not registered', () => {
  const withKeys = testBrand({ pushPublicKey: pushKey });
  const switchedOff = testBrand({
    pushPublicKey: pushKey,
    screens: { ...withKeys.screens, notifications: false },
  });

  it.each([
    ['while nothing is allowed', 'default', '1', withKeys],
    ['while push messages are refused', 'denied', '1', withKeys],
    ['for a customer with the status 3', 'granted', '3', withKeys],
    ['for a visitor', 'granted', undefined, withKeys],
    ['whose mall has no keys', 'granted', '1', testBrand()],
    ['whose mall has switched notifications off', 'granted', '1', switchedOff],
  ] as const)('%s', async (_, permission, status, brand) => {
    const { pushManager } = stubPush(permission);
    setCurrentBrand(brand);
    if (status === undefined) endSession();
    const { sent, queryClient } = backendWith({ '/getMerchantDetails': details(status ?? '1') });
    await startRegistration(queryClient);
    expect(sent()).toEqual([]);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });
});

describe('a registration that fails', () => {
  const failures: Record<string, { answers?: object; subscribe?: Error }> = {
    'because the push service cannot be reached': { subscribe: new DOMException('no', 'AbortError') },
    'because the backend refuses it': {
      answers: { '/updateDeviceToken': { statusCode: 102, statusDescription: 'No.' } },
    },
    'because the answer has no code': { answers: { '/updateDeviceToken': {} } },
    'because the details of the customer cannot be loaded': {
      answers: { '/getMerchantDetails': () => new Response('', { status: 502 }) },
    },
  };

  it.each(Object.entries(failures))('%s is only logged, and nothing is stored', async (_, failure) => {
    const { pushManager } = stubPush();
    if (failure.subscribe) pushManager.subscribe.mockRejectedValue(failure.subscribe);
    writeStored('token', 'old');
    const { queryClient } = backendWith(failure.answers);
    await startRegistration(queryClient);
    expect(console.warn).toHaveBeenCalledOnce();
    expect(useToasts.getState().toasts).toEqual([]);
    expect(readStored('token')).toBe('old');
  });

  it('leaves nothing behind for a customer who has logged out meanwhile', async () => {
    stubPush();
    const { queryClient } = backendWith({
      '/updateDeviceToken': () => {
        endSession();
        return Response.json({ statusCode: 100 });
      },
    });
    await startRegistration(queryClient);
    expect(readStored('token')).toBeUndefined();
  });
});
