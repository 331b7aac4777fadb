import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stubBackend } from '../../tests/setup/backend';
import { logInAsCustomer, stubAppActions } from '../../tests/setup/session';
import { clientState } from './client-state';
import { followSession } from './follow-session';
import { endSession } from './log-out';
import './report-logout'; // loaded already, so that no test leaves its logout to the next one
import { readStored, writeStored } from './stored-values';

const appActions = stubAppActions();
afterAll(followSession());
beforeEach(() => {
  for (const spy of Object.values(appActions)) spy.mockClear();
});

const change = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

const user = (id: string) => JSON.stringify({ id, mobile_number: '9876500001' });
const store = (id: string | undefined) => writeStored('user', id && user(id));
const called = () =>
  Object.entries(appActions)
    .filter(([, spy]) => spy.mock.calls.length > 0)
    .map(([name]) => name);

describe('what another tab does', () => {
  const useArea = clientState('watch-test', () => ({ open: false }));

  it.each([
    ['a customer', 'the storage is cleared', null, () => localStorage.clear(), ['showLogin'], false],
    ['a customer', 'the user is removed', 'user', () => store(undefined), ['showLogin'], false],
    ['a customer', 'another user is stored', 'user', () => store('6'), ['reload'], true],
    ['a customer', 'the same user is stored', 'user', () => store('5'), [], true],
    ['a customer', 'something else is removed', 'otpTime', () => {}, [], true],
    ['a visitor', 'a user is stored', 'user', () => store('5'), ['followLogin'], true],
    ['a visitor', 'the storage is cleared', null, () => localStorage.clear(), ['showLogin'], false],
  ] as const)('to the page of %s when %s', (whose, _what, key, meanwhile, actions, stays) => {
    if (whose === 'a customer') logInAsCustomer();
    else endSession();
    useArea.setState({ open: true });
    meanwhile();
    change(key, key && localStorage.getItem(key));
    expect(called()).toEqual(actions);
    expect(useArea.getState().open).toBe(stays);
  });

  it('before its code has loaded is followed too', () => {
    logInAsCustomer();
    localStorage.clear();
    followSession()();
    expect(called()).toEqual(['showLogin']);
  });

  it('is followed one after the other: a login, and then another customer', () => {
    endSession();
    store('5');
    change('user', user('5'));
    store('6');
    change('user', user('6'));
    expect(called()).toEqual(['followLogin', 'reload']);
  });
});

describe('a page that comes back from the browser’s page cache', () => {
  const useArea = clientState('return-test', () => ({ search: '' }));

  function comeBack(meanwhile: () => void, persisted = true) {
    useArea.setState({ search: 'coffee' });
    meanwhile();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return called();
  }

  beforeEach(() => {
    stubBackend({ '/logOutUser': { statusCode: 100 } });
    logInAsCustomer();
  });

  it.each([
    ['storage was cleared', () => localStorage.clear()],
    ['the user is gone', () => store(undefined)],
    ['only part of the session is left', () => writeStored('loyaltyId', undefined)],
  ])('shows the login screen and nothing of the customer when %s', (_what, meanwhile) => {
    expect(comeBack(meanwhile)).toEqual(['showLogin']);
    expect(useArea.getState().search).toBe('');
    expect(readStored('acc_token')).toBeUndefined();
  });

  it('reloads for another customer', () => {
    expect(comeBack(() => store('6'))).toEqual(['reload']);
  });

  it('follows a login', () => {
    const session = { ...localStorage };
    endSession();
    expect(comeBack(() => Object.assign(localStorage, session))).toEqual(['followLogin']);
  });

  it('does not change for the same customer, or for a visitor’s half-done login', () => {
    expect(comeBack(() => {})).toEqual([]);
    endSession();
    expect(comeBack(() => {})).toEqual([]);
    expect(useArea.getState().search).toBe('coffee');
  });

  it('does nothing on a page that was just loaded', () => {
    expect(comeBack(() => localStorage.clear(), false)).toEqual([]);
  });
});
