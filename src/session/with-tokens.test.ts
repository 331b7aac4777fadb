import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submitFeedback } from '@/contract/feedback';
import { getBanners, getMerchantDetails } from '@/contract/merchant';
import { refreshAuthToken } from '@/contract/session';
import { failureOf } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { useRunningWrites } from './running-writes';
import { send } from './send';
import { isLoggedIn } from './stored-user';
import { readStored, writeStored } from './stored-values';

vi.mock(import('./renewal-mark'), () => ({ wasRenewed: async () => false, markRenewed: async () => {} }));

const feedback = () =>
  send(submitFeedback, { subject: 'General', message: 'Clean halls.' }).then(
    () => 'sent' as const,
    (error: unknown) => failureOf(error),
  );
const details = () => send(getMerchantDetails, { userId: '5' }).catch((error: unknown) => failureOf(error));
const merchant = { statusCode: 100, response: { merchant_list: { added: [{}, { loyalty_id: 'L1' }] } } };

/** A backend that takes only these tokens. It renews them: `access-1`, `access-2`, … */
function backendThatTakes(taken: readonly string[], answers: Record<string, unknown>) {
  let renewed = 1;
  const guarded = Object.entries(answers).map(([path, answer]) => [
    path,
    () => {
      const bearer = backend.seen.at(-1)?.authorization?.replace('Bearer ', '') ?? '';
      return taken.includes(bearer) ? Response.json(answer) : refused401('Token expired, please refresh')();
    },
  ]);
  const backend = stubBackend({
    ...Object.fromEntries(guarded),
    '/refreshAuthToken': () => {
      renewed += 1;
      return Response.json({
        statusCode: 100,
        token: `access-${renewed}`,
        refresh_token: `refresh-${renewed}`,
      });
    },
    '/logOutUser': { statusCode: 100 },
  });
  return backend;
}

let appActions: ReturnType<typeof stubAppActions>;
beforeEach(() => {
  sessionStorage.clear();
  stubLocks();
  appActions = stubAppActions();
  logInAsCustomer();
});

describe('a write that was refused with refresh', () => {
  it('is sent once more with the new token, without a word, and the reload comes after the answer', async () => {
    const backend = backendThatTakes(['access-2'], { '/submitFeedback': { statusCode: 100 } });
    appActions.reloadWhenIdle.mockImplementation(() => {
      expect(backend.requestsTo(submitFeedback)).toHaveLength(2);
      return false;
    });
    expect(await feedback()).toBe('sent');
    expect(backend.requestsTo(submitFeedback).map(({ authorization }) => authorization)).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
    expect(appActions.reloadWhenIdle).toHaveBeenCalledOnce();
    expect(appActions.reloadWhenIdle).toHaveBeenCalledWith('after the answer', expect.any(Function));
    expect(appActions.showError).not.toHaveBeenCalled();
  });

  it('is sent once more, and no third time: another refresh is a failure in words, and the session stays', async () => {
    const backend = backendThatTakes([], { '/submitFeedback': { statusCode: 100 } });
    const failure = await feedback();
    expect(failure).toMatchObject({ kind: 'unauthorised', reason: 'unknown' });
    if (failure === 'sent') throw new Error('It must not be sent.');
    expect(errorText(failure)).toBe('Oops something went wrong!');
    expect(backend.requestsTo(submitFeedback)).toHaveLength(2);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(isLoggedIn()).toBe(true);
  });

  it('shares one renewal with every other call, and each is sent once more', async () => {
    appActions.reloadWhenIdle.mockReturnValue(false);
    const backend = backendThatTakes(['access-2'], {
      '/submitFeedback': { statusCode: 100 },
      '/getMerchantDetails': merchant,
    });
    const answers = await Promise.all([feedback(), feedback(), details(), details()]);
    expect(answers).toMatchObject(['sent', 'sent', { merchant: {} }, { merchant: {} }]);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(backend.requestsTo(submitFeedback)).toHaveLength(4);
    expect(backend.requestsTo(getMerchantDetails)).toHaveLength(4);
  });

  it('is not sent for another customer who has logged in meanwhile', async () => {
    const backend = stubBackend({
      '/submitFeedback': refused401('refresh'),
      '/refreshAuthToken': () => {
        writeStored('user', JSON.stringify({ id: 6 }));
        return Response.json({ statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' });
      },
    });
    expect(await feedback()).toMatchObject({ reason: 'ended' });
    expect(backend.requestsTo(submitFeedback)).toHaveLength(1);
  });

  it('forces a logout when the new token counts as expired', async () => {
    vi.useFakeTimers();
    let count = 0;
    stubBackend({
      '/submitFeedback': () => refused401(++count === 1 ? 'refresh' : 'Session expired')(),
      '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
      '/logOutUser': { statusCode: 100 },
    });
    expect(await feedback()).toMatchObject({ reason: 'ended' });
    await vi.advanceTimersByTimeAsync(300);
    expect(isLoggedIn()).toBe(false);
  });

  it('is sent again without a reload if another tab has replaced the token meanwhile', async () => {
    const backend = stubBackend({
      '/submitFeedback': () => {
        if (readStored('acc_token') === 'access-7') return Response.json({ statusCode: 100 });
        writeStored('acc_token', 'access-7');
        return refused401('Token is invalid')();
      },
    });
    expect(await feedback()).toBe('sent');
    expect(backend.requestsTo(submitFeedback)).toHaveLength(2);
    expect(appActions.reloadWhenIdle).not.toHaveBeenCalled();
  });

  it('counts as running until its second answer', async () => {
    const running: number[] = [];
    backendThatTakes(['access-2'], { '/submitFeedback': { statusCode: 100 } });
    const stop = useRunningWrites.subscribe((writes) => running.push(writes.running));
    await feedback();
    stop();
    expect(running).toEqual([1, 0]);
  });
});

describe('a read that was refused with refresh', () => {
  it('is left to the reload if that comes at once', async () => {
    const backend = backendThatTakes(['access-2'], { '/getMerchantDetails': merchant });
    expect(await details()).toMatchObject({ kind: 'unauthorised', reason: 'refresh' });
    expect(appActions.reload).toHaveBeenCalledOnce();
    expect(backend.requestsTo(getMerchantDetails)).toHaveLength(1);
  });

  it('is asked again while the reload waits', async () => {
    appActions.reloadWhenIdle.mockReturnValue(false);
    const backend = backendThatTakes(['access-2'], { '/getMerchantDetails': merchant });
    expect(await details()).toMatchObject({ merchant: { loyaltyId: 'L1' } });
    expect(backend.requestsTo(getMerchantDetails)).toHaveLength(2);
    expect(useRunningWrites.getState().running).toBe(0);
  });
});

it('a call that carries no token is refused like any other, and renews the stored one', async () => {
  stubBackend({
    '/getBanners': refused401('refresh'),
    '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
  });
  await expect(send(getBanners, { bannersFor: 1 })).rejects.toThrow('unauthorised');
  expect(readStored('acc_token')).toBe('access-2');
  expect(appActions.reload).toHaveBeenCalledOnce();
});

it('a reload that waited does not come after a logout', async () => {
  appActions.reloadWhenIdle.mockReturnValue(false);
  backendThatTakes(['access-2'], { '/getMerchantDetails': merchant });
  await details();
  const beforeReload = appActions.reloadWhenIdle.mock.calls[0]?.[1];
  expect(beforeReload?.()).toBe(true);
  writeStored('acc_token', undefined);
  expect(beforeReload?.()).toBe(false);
});
