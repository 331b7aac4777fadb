import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { logOutUser } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer } from '../../tests/setup/session';
import { until } from '../../tests/setup/until';
import { addClientStateArea, clientState } from './client-state';
import './report-logout'; // loaded already, so that no test leaves its logout to the next one
import { dropIncompleteSession } from './session-watch';
import { storeTokens } from './stored-user';
import { readStored, writeStored } from './stored-values';

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
