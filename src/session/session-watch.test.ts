import { expect, it } from 'vitest';
import { logInAsCustomer, stubHost } from '../../tests/setup/session';
import { clientState } from './client-state';
import { followOtherTabs } from './session-watch';

const host = stubHost();
followOtherTabs();

const change = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

it.each([
  [null, null, true],
  ['user', null, true],
  ['user', '{"id":"6"}', false],
  ['loyaltyId', null, false],
])('a storage event for %s (%s) leads to the login screen: %s', (key, newValue, leads) => {
  host.showLogin.mockClear();
  logInAsCustomer();
  const useArea = clientState('watch-test', () => ({ open: false }));
  useArea.setState({ open: true });
  change(key, newValue);
  expect(host.showLogin).toHaveBeenCalledTimes(leads ? 1 : 0);
  expect(useArea.getState().open).toBe(!leads);
});
