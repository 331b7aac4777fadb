import { expect, it } from 'vitest';
import { logInAsCustomer } from '../../tests/setup/session';
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
