import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getBanners, getMerchantDetails, getPushNotificationCount } from '@/contract/merchant';
import { getProductList, sortCodes } from '@/contract/products';
import { createCustomerLoginLogs, refreshAuthToken, setAppInstallation } from '@/contract/session';
import { refused401, stubBackend } from '../../tests/setup/backend';
import { stubLocks } from '../../tests/setup/locks';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { send } from './send';
import { isLoggedIn } from './stored-user';
import { readStored } from './stored-values';

vi.mock(import('./renewal-mark'), () => ({ wasRenewed: async () => false, markRenewed: async () => {} }));

/** Every call that the app sends by itself after a login. */
const calls = {
  createCustomerLoginLogs: () => send(createCustomerLoginLogs, {}),
  getBanners: () => send(getBanners, { bannersFor: 1 }),
  getMerchantDetails: () => send(getMerchantDetails, { userId: '5' }),
  getProductList: () =>
    send(getProductList, { currentDate: '2026-11-22', sortBy: sortCodes.popularity, searchBy: '' }),
  getPushNotificationCount: () => send(getPushNotificationCount, { userId: '5' }),
  setAppInstallation: () => send(setAppInstallation, { mobileNumber: '9876500001', browser: 'Chrome' }),
};

describe.each(Object.entries(calls))('a 401 of %s', (name, call) => {
  let appActions: ReturnType<typeof stubAppActions>;

  beforeEach(() => {
    sessionStorage.clear();
    stubLocks();
    appActions = stubAppActions();
    logInAsCustomer();
  });

  it.each(['Session has expired', 'Token is invalid'])('(%s) ends the session and reloads', async (text) => {
    stubBackend({ [`/${name}`]: refused401(text), '/logOutUser': { statusCode: 100 } });
    await call().catch(() => undefined);
    await until(() => expect(appActions.reload).toHaveBeenCalledOnce());
    expect(isLoggedIn()).toBe(false);
    expect([readStored('user'), readStored('acc_token')]).toEqual([undefined, undefined]);
  });

  it('(refresh) renews the tokens once, stays logged in and reloads', async () => {
    const backend = stubBackend({
      [`/${name}`]: refused401('Token expired, please refresh'),
      '/refreshAuthToken': { statusCode: 100, token: 'access-2', refresh_token: 'refresh-2' },
    });
    await call().catch(() => undefined);
    expect(backend.requestsTo(refreshAuthToken)).toHaveLength(1);
    expect(readStored('acc_token')).toBe('access-2');
    expect(isLoggedIn()).toBe(true);
    expect(appActions.reload).toHaveBeenCalledOnce();
  });
});
