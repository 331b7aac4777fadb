import { expect, it } from 'vitest';
import { logInAsCustomer } from '../../tests/setup/session';
import { dropIncompleteSession } from './session-watch';
import { isLoggedIn, signedInOf, storedUser } from './stored-user';

it.each(['user', 'currencyCode', 'pointShortName', 'loyaltyId'])('is not logged in without %s', (name) => {
  logInAsCustomer();
  expect(isLoggedIn()).toBe(true);
  localStorage.removeItem(name);
  expect(isLoggedIn()).toBe(false);
});

it.each(['', 'no json', 'null', '[]', '{"mobile_number":"9876500001"}'])(
  'takes the stored user %j for none',
  (value) => {
    localStorage.setItem('user', value);
    expect(storedUser()).toBeUndefined();
  },
);

it('drops an incomplete session on start, and leaves the tokens of a running registration', () => {
  logInAsCustomer();
  localStorage.removeItem('loyaltyId');
  dropIncompleteSession();
  expect(localStorage.getItem('acc_token')).toBeNull();
  localStorage.setItem('acc_token', 'registering');
  dropIncompleteSession();
  expect(localStorage.getItem('acc_token')).toBe('registering');
});

it('falls back to the rupee sign and P, and needs a loyalty id', () => {
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
