import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getMerchantDetails } from '@/contract/merchant';
import { getTermsCondition } from '@/contract/pages';
import { createCustomerLoginLogs } from '@/contract/session';
import { failureOf } from '@/transport/call-error';
import { stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { clientState } from './client-state';
import { endSession } from './log-out';
import { send } from './send';
import { readStored, writeStored } from './stored-values';

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
