import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getBanners, getMerchantDetails } from '@/contract/merchant';
import { getTermsCondition } from '@/contract/pages';
import { createCustomerLoginLogs, logOutUser, refreshAuthToken } from '@/contract/session';
import { failureOf } from '@/transport/call-error';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { laterAnswer } from '../../tests/setup/later-answer';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { clientState } from './client-state';
import { endSession } from './log-out';
import * as renewalMark from './renewal-mark';
import { send } from './send';
import { isLoggedIn } from './stored-user';
import { readStored, writeStored } from './stored-values';

vi.mock(import('./renewal-mark'), () => ({ wasRenewed: async () => false, markRenewed: async () => {} }));

const details = () => send(getMerchantDetails, { userId: '5' }).catch((error: unknown) => error);
const good = { statusCode: 100, response: { merchant_list: { added: [{}, { loyalty_id: 'L1' }] } } };

describe('session', () => {
  let appActions: ReturnType<typeof stubAppActions>;

  beforeEach(() => {
    sessionStorage.clear();
    stubLocks();
    appActions = stubAppActions();
    logInAsCustomer();
  });

  it('adds merchant, platform, customer and token', async () => {
    const backend = stubBackend({ '/getMerchantDetails': good });
    await details();
    expect(backend.seen[0]).toMatchObject({
      authorization: 'Bearer access-1',
      fields: { merchant_id: '501', platform: '4', customer_id: '5', userId: '5' },
    });
  });

  it('sends no header and an empty customer for a visitor', async () => {
    localStorage.clear();
    const backend = stubBackend({ '/getTermsCondition': { statusCode: 100, response: '' } });
    await send(getTermsCondition, {});
    expect(backend.seen[0]?.authorization).toBeNull();
  });

  it('logs out without sending when a call needs a customer and none is stored', async () => {
    writeStored('user', undefined);
    const backend = stubBackend({ '/getMerchantDetails': good });
    await details();
    expect(backend.seen).toEqual([]);
    expect(appActions.showLogin).toHaveBeenCalledOnce();
    expect(readStored('acc_token')).toBeUndefined();
  });

  it('ends the session once, even if a screen that is being left sends more calls', async () => {
    const area = clientState('asking', () => ({ wipes: 0 }));
    area.subscribe(() => void details());
    writeStored('user', undefined);
    stubBackend({});
    await details();
    await details();
    expect(appActions.showLogin).toHaveBeenCalledOnce();
    logInAsCustomer();
    await details();
    writeStored('user', undefined);
    await details();
    expect(appActions.showLogin).toHaveBeenCalledTimes(2);
  });

  describe('an answer that comes later than', () => {
    /** What becomes of a call during which this happens. */
    async function meanwhile(happen: () => void, lost = false) {
      stubBackend({
        '/getMerchantDetails': () => {
          happen();
          if (lost) throw new TypeError('Failed to fetch');
          return Response.json(good);
        },
        '/logOutUser': { statusCode: 100 },
      });
      return failureOf(await details());
    }
    const logInAs = (id: number) => writeStored('user', JSON.stringify({ id }));
    const dropped = { kind: 'unauthorised', reason: 'ended' };

    it.each([
      ['the logout', () => endSession()],
      [
        "the next customer's login",
        () => {
          endSession();
          logInAs(9);
        },
      ],
    ])('%s is nobody’s, and no failure either', async (_name, happen) => {
      expect(await meanwhile(happen)).toMatchObject(dropped);
      logInAsCustomer();
      expect(await meanwhile(happen, true)).toMatchObject(dropped);
      expect(appActions.showError).not.toHaveBeenCalled();
    });

    it('the same customer’s next login is hers', async () => {
      stubBackend({
        '/getMerchantDetails': () => {
          endSession();
          logInAsCustomer();
          return Response.json(good);
        },
        '/logOutUser': { statusCode: 100 },
      });
      expect(await details()).not.toBeInstanceOf(Error);
    });

    it('a visitor’s login is there for her', async () => {
      localStorage.clear();
      stubBackend({
        '/getTermsCondition': () => {
          logInAsCustomer();
          return Response.json({ statusCode: 100, response: '' });
        },
      });
      await expect(send(getTermsCondition, {})).resolves.toBeDefined();
    });
  });

  it('refreshes once for several calls refused together, then reloads', async () => {
    const backend = stubBackend({
      '/getMerchantDetails': refused401('Please refresh the token'),
      '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
    });
    await Promise.all([details(), details(), details()]);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(backend.requestsTo(refreshAuthToken)[0]?.authorization).toBe('Bearer refresh-1');
    expect(readStored('acc_token')).toBe('access-2');
    expect(readStored('refresh_token')).toBe('refresh-2');
    expect(appActions.reload).toHaveBeenCalled();
  });

  it('also refreshes for a call without a token, and ends the session when that does not help', async () => {
    const backend = stubBackend({
      '/logOutUser': { statusCode: 100 },
      '/getBanners': refused401('refresh'),
      '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
    });
    await banners();
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(readStored('acc_token')).toBe('access-2');
    expect(appActions.reload).toHaveBeenCalledOnce();
    await banners();
    expect(appActions.reload).toHaveBeenCalledOnce();
    expect(readStored('acc_token')).toBeUndefined();
  });

  it('ends the session when the new tokens are refused as well, instead of reloading again and again', async () => {
    let count = 1;
    const backend = stubBackend({
      '/logOutUser': { statusCode: 100 },
      '/getMerchantDetails': refused401('refresh'),
      '/refreshAuthToken': () =>
        Response.json({ statusCode: 100, token: `access-${++count}`, refresh_token: 'r' }),
    });
    await details();
    expect(appActions.reload).toHaveBeenCalledOnce();
    await details();
    expect(appActions.reload).toHaveBeenCalledOnce();
    expect(appActions.showError).toHaveBeenCalledWith('Session expired!');
    expect(isLoggedIn()).toBe(false);
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
  });

  it('uses the tokens that another tab has just got', async () => {
    const backend = stubBackend({
      '/getMerchantDetails': () => {
        writeStored('acc_token', 'access-of-another-tab');
        return refused401('refresh')();
      },
    });
    await details();
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(0);
    expect(appActions.reload).toHaveBeenCalledOnce();
  });

  it.each([
    [{ statusCode: 102, statusDescription: 'Try later.' }, 'Try later.', false],
    [undefined, 'Please check your internet connection!', false],
    [{ statusCode: 100, response: {} }, 'Session expired!', true],
    [refused401('Please log in again'), 'Please log in again', true],
    [refused401('refresh token invalid'), 'refresh token invalid', true],
    [refused401(''), 'Session expired!', true],
  ])('tells a failed refresh (%j): %s', async (answer, text, loggedOut) => {
    const backend = stubBackend({
      '/getMerchantDetails': refused401('refresh'),
      '/refreshAuthToken': answer,
      '/logOutUser': { statusCode: 100 },
    });
    await details();
    expect(appActions.showError).toHaveBeenCalledWith(text);
    expect(appActions.reload).not.toHaveBeenCalled();
    expect(isLoggedIn()).toBe(!loggedOut);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    if (loggedOut) await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
    else expect(backend.requestsTo(logOutUser)).toEqual([]);
  });

  const banners = () => send(getBanners, { bannersFor: 1 }).catch((error: unknown) => error);

  it.each([
    ['Session expired', 'with', details],
    ['Invalid token', 'with', details],
    ['Session expired', 'without', banners],
  ])(
    'a 401 "%s" of a call %s a token forces a logout after 300 ms, once, then reloads',
    async (text, _, call) => {
      vi.useFakeTimers();
      const backend = stubBackend({
        '/getMerchantDetails': refused401(text),
        '/getBanners': refused401(text),
        '/logOutUser': { statusCode: 100 },
      });
      await Promise.all([call(), call()]);
      vi.advanceTimersByTime(299);
      expect(isLoggedIn()).toBe(true);
      vi.advanceTimersByTime(1);
      expect(isLoggedIn()).toBe(false);
      expect(appActions.reload).toHaveBeenCalledOnce();
      await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
    },
  );

  it('a call whose token was replaced meanwhile is sent again, and the session goes on', async () => {
    vi.useFakeTimers();
    const refusal = laterAnswer();
    let count = 0;
    stubBackend({
      '/getMerchantDetails': () =>
        ++count === 1 ? refusal.asked().then(refused401('Session expired')) : Response.json(good),
    });
    const earlier = details();
    writeStored('acc_token', 'access-2');
    await refusal.give();
    expect(await earlier).toMatchObject({ merchant: { loyaltyId: 'L1' } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isLoggedIn()).toBe(true);
    expect(appActions.reload).not.toHaveBeenCalled();
  });

  it('waits for the tokens of another tab, which may arrive later than the lock', async () => {
    vi.useFakeTimers();
    vi.spyOn(renewalMark, 'wasRenewed').mockResolvedValue(true);
    const backend = stubBackend({ '/getMerchantDetails': refused401('refresh') });
    const outcome = details();
    await vi.advanceTimersByTimeAsync(200);
    expect(appActions.reload).not.toHaveBeenCalled();
    writeStored('acc_token', 'access-of-another-tab');
    await vi.advanceTimersByTimeAsync(25);
    await outcome;
    expect(backend.requestsTo(refreshAuthToken)).toEqual([]);
    expect(appActions.reload).toHaveBeenCalledOnce();
  });

  it('a visitor whom the backend refuses gets one reload, and then a message', async () => {
    vi.useFakeTimers();
    localStorage.clear();
    stubBackend({ '/getTermsCondition': refused401('invalid') });
    const terms = () => send(getTermsCondition, {}).catch(failureOf);
    expect(await terms()).toMatchObject({ reason: 'ended' });
    await vi.advanceTimersByTimeAsync(300);
    expect(await terms()).toMatchObject({ reason: 'unknown' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(appActions.reload).toHaveBeenCalledOnce();
  });

  describe('without a network', () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    beforeEach(() => void vi.useFakeTimers());

    it('a read is sent once more, and may succeed then', async () => {
      let count = 0;
      stubBackend({ '/getMerchantDetails': () => (++count === 1 ? lost() : Response.json(good)) });
      const outcome = details();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await outcome).toMatchObject({ merchant: { loyaltyId: 'L1' } });
    });

    it('a read is not sent a third time', async () => {
      const backend = stubBackend({ '/getMerchantDetails': lost });
      const outcome = details();
      await vi.runAllTimersAsync();
      expect(failureOf(await outcome)).toEqual({ kind: 'offline' });
      expect(backend.seen).toHaveLength(2);
    });

    it('a cancelled read is not sent again', async () => {
      const backend = stubBackend({ '/getMerchantDetails': lost });
      const abort = new AbortController();
      const outcome = send(getMerchantDetails, { userId: '5' }, { signal: abort.signal }).catch(
        (error: unknown) => error,
      );
      await vi.advanceTimersByTimeAsync(500);
      abort.abort('left');
      expect(await outcome).toBe('left');
      await vi.runAllTimersAsync();
      expect(backend.seen).toHaveLength(1);
    });

    it('a write is sent once', async () => {
      const backend = stubBackend({ '/createCustomerLoginLogs': lost });
      const outcome = send(createCustomerLoginLogs, {}).catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      expect(failureOf(await outcome)).toEqual({ kind: 'offline' });
      expect(backend.seen).toHaveLength(1);
    });
  });

  it('a refused read is not sent again', async () => {
    const backend = stubBackend({ '/getMerchantDetails': { statusCode: 102 } });
    await details();
    expect(backend.seen).toHaveLength(1);
  });
});
