import { expect, it } from 'vitest';
import { logOutUser } from '@/contract/session';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer, stubHost } from '../../tests/setup/session';
import { logOut } from './log-out';
import { isLoggedIn } from './stored-user';

it('sends the logout call first, then wipes and shows the login screen', async () => {
  const host = stubHost();
  logInAsCustomer();
  const backend = stubBackend({
    '/logOutUser': () => {
      expect(isLoggedIn()).toBe(true);
      return Response.json({ statusCode: 100 });
    },
  });
  await logOut();
  expect(backend.requestsTo(logOutUser)[0]?.fields).toEqual({
    merchant_id: '501',
    customer_id: '5',
    is_login: '2',
    login_through: '2',
    device_token: '',
    refresh_token: 'refresh-1',
  });
  expect(isLoggedIn()).toBe(false);
  expect(host.showLogin).toHaveBeenCalledOnce();
});

it('logs out all the same when the backend cannot be reached', async () => {
  const host = stubHost();
  logInAsCustomer();
  stubBackend({});
  await logOut();
  expect(isLoggedIn()).toBe(false);
  expect(host.showLogin).toHaveBeenCalledOnce();
});

it('leaves nothing of the persisted client state, also of areas that this page never loaded', async () => {
  stubHost();
  logInAsCustomer();
  localStorage.setItem('state.redeem', 'cipher');
  stubBackend({ '/logOutUser': { statusCode: 100 } });
  await logOut();
  expect(localStorage.getItem('state.redeem')).toBeNull();
});
