import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { logOutUser } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { addClientStateArea, clientState } from './client-state';
import './report-logout'; // loaded already, so that no test leaves its logout to the next one
import { dropIncompleteSession, followOtherTabs, followReturn } from './session-watch';
import { storeTokens } from './stored-user';
import { readStored, writeStored } from './stored-values';

const appActions = stubAppActions();
followOtherTabs();
followReturn();

const change = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

it.each([
  [null, null, true],
  ['user', null, true],
  ['user', '{"id":"6"}', false],
  ['loyaltyId', null, false],
])('a storage event for %s (%s) leads to the login screen: %s', (key, newValue, leads) => {
  appActions.showLogin.mockClear();
  appActions.followLogin.mockClear();
  logInAsCustomer();
  const useArea = clientState('watch-test', () => ({ open: false }));
  useArea.setState({ open: true });
  change(key, newValue);
  expect(appActions.showLogin).toHaveBeenCalledTimes(leads ? 1 : 0);
  expect(appActions.followLogin).toHaveBeenCalledTimes(newValue === null ? 0 : 1);
  expect(useArea.getState().open).toBe(!leads);
});

describe('a page that comes back from the browser’s page cache', () => {
  const useArea = clientState('return-test', () => ({ search: '' }));
  const user = (id: string) => JSON.stringify({ id, mobile_number: '9876500001' });

  function comeBack(meanwhile: () => void, persisted = true) {
    for (const spy of Object.values(appActions)) spy.mockClear();
    useArea.setState({ search: 'coffee' });
    window.dispatchEvent(new Event('pagehide'));
    meanwhile();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return Object.entries(appActions)
      .filter(([, spy]) => spy.mock.calls.length > 0)
      .map(([name]) => name);
  }

  beforeEach(() => {
    stubBackend({ '/logOutUser': { statusCode: 100 } });
    logInAsCustomer();
  });

  it.each([
    ['storage was cleared', () => localStorage.clear()],
    ['the user is gone', () => writeStored('user', undefined)],
    ['only part of the session is left', () => writeStored('loyaltyId', undefined)],
  ])('shows the login screen and nothing of the customer when %s', (_what, meanwhile) => {
    expect(comeBack(meanwhile)).toEqual(['showLogin']);
    expect(useArea.getState().search).toBe('');
    expect(readStored('acc_token')).toBeUndefined();
  });

  it('reloads for another customer', () => {
    expect(comeBack(() => writeStored('user', user('6')))).toEqual(['reload']);
  });

  it('follows a login', () => {
    localStorage.clear();
    expect(comeBack(logInAsCustomer)).toEqual(['followLogin']);
  });

  it('does not change for the same customer, or for a visitor’s half-done login', () => {
    expect(comeBack(() => {})).toEqual([]);
    localStorage.clear();
    expect(comeBack(() => {})).toEqual([]);
    expect(useArea.getState().search).toBe('coffee');
  });

  it('does nothing on a page that was just loaded', () => {
    expect(comeBack(() => localStorage.clear(), false)).toEqual([]);
  });
});

describe('the rest of a session', () => {
  const queryClient = new QueryClient();
  addClientStateArea('server-state', { reset: () => queryClient.clear(), hydrate: () => Promise.resolve() });
  const useArea = clientState('rest-test', () => ({ search: '' }));
  let backend: ReturnType<typeof stubBackend>;

  beforeEach(() => {
    backend = stubBackend({ '/logOutUser': { statusCode: 100 } });
    useArea.setState({ search: 'coffee' });
    queryClient.setQueryData(['merchant-details'], { balance: 5 });
    localStorage.setItem('state.queries', 'cipher');
  });

  it.each(['user', 'currencyCode', 'pointShortName', 'loyaltyId'] as const)(
    'is logged out without %s: tokens, client state and query cache are gone',
    (name) => {
      logInAsCustomer();
      writeStored(name, undefined);
      dropIncompleteSession();
      expect(readStored('acc_token')).toBeUndefined();
      expect(readStored('refresh_token')).toBeUndefined();
      expect(useArea.getState().search).toBe('');
      expect(queryClient.getQueryData(['merchant-details'])).toBeUndefined();
      expect(localStorage.getItem('state.queries')).toBeNull();
    },
  );

  it('is first reported to the backend if the customer is known', async () => {
    logInAsCustomer();
    writeStored('loyaltyId', undefined);
    dropIncompleteSession();
    await until(() => expect(backend.requestsTo(logOutUser)).toHaveLength(1));
    expect(backend.requestsTo(logOutUser)[0]?.fields).toMatchObject({ customer_id: '5' });
  });

  it('is not a whole session, and not a running registration with its tokens and its draft', () => {
    logInAsCustomer();
    dropIncompleteSession();
    expect(readStored('acc_token')).toBe('access-1');
    localStorage.clear();
    storeTokens({ access: 'registering' });
    writeStored('firstName', 'Asha');
    dropIncompleteSession();
    expect([readStored('acc_token'), readStored('firstName')]).toEqual(['registering', 'Asha']);
    expect(useArea.getState().search).toBe('coffee');
  });
});
