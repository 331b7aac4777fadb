import { expect, it, vi } from 'vitest';
import { logInAsCustomer } from '../../tests/setup/session';
import { endSession } from './log-out';
import { isLoggedIn, isSessionIncomplete, isSessionOver, signedInOf, storedUser } from './stored-user';
import { readStored, writeStored } from './stored-values';

it.each(['user', 'currencyCode', 'pointShortName', 'loyaltyId'])('is not logged in without %s', (name) => {
  logInAsCustomer();
  expect(isLoggedIn()).toBe(true);
  localStorage.removeItem(name);
  expect(isLoggedIn()).toBe(false);
});

it('stores the user last, because that tells other tabs that somebody is logged in', () => {
  const stored: string[] = [];
  vi.stubGlobal('localStorage', { setItem: (name: string) => stored.push(name) });
  logInAsCustomer();
  vi.unstubAllGlobals();
  expect(stored.indexOf('user')).toBe(stored.length - 1);
});

it.each(['', 'no json', 'null', '[]', '{"mobile_number":"9876500001"}'])(
  'takes the stored user %j for none',
  (value) => {
    localStorage.setItem('user', value);
    expect(storedUser()).toBeUndefined();
  },
);

it('uses the rupee sign and P by default, and needs a loyalty id', () => {
  const fallback = { id: '5', mobileNumber: '9876500001' };
  const merchant = { loyaltyId: 'L1', currencyCode: '', pointsShortName: '' } as Parameters<
    typeof signedInOf
  >[0];
  expect(signedInOf(merchant, fallback)).toMatchObject({
    currencyCode: '₹',
    pointShortName: 'P',
    user: fallback,
  });
  expect(signedInOf(undefined, fallback)).toBeUndefined();
});

it.each(['user', 'currencyCode', 'pointShortName', 'loyaltyId'])(
  '%s alone is an incomplete session',
  (name) => {
    expect(isSessionIncomplete()).toBe(false);
    localStorage.setItem(name, '{"id":"5"}');
    expect(isSessionIncomplete()).toBe(true);
    logInAsCustomer();
    expect(isSessionIncomplete()).toBe(false);
  },
);

it('a login stores each value under its own name; a logout is over until the next login', () => {
  logInAsCustomer();
  const names = [
    'currencyCode',
    'pointShortName',
    'loyaltyId',
    'guidelinesFlag',
    'acc_token',
    'refresh_token',
  ];
  expect(names.map((name) => readStored(name as 'user'))).toEqual([
    ...['₹', 'P', 'L1', '1', 'access-1', 'refresh-1'],
  ]);
  expect(storedUser()).toEqual({ id: '5', mobileNumber: '9876500001' });
  expect(isSessionOver()).toBe(false);
  endSession();
  expect(isSessionOver()).toBe(true);
  logInAsCustomer();
  expect(isSessionOver()).toBe(false);
});

it('a session that ended here is not over when somebody logs in in another tab', () => {
  endSession();
  writeStored('user', JSON.stringify({ id: '9' }));
  expect(isSessionOver()).toBe(false);
});
