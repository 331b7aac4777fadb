import { expect, it } from 'vitest';
import { endSession } from './log-out';
import { clearConsentStep, clearRegistrationDraft, readStored } from './stored-values';
import { readTabValue } from './tab-values';

it('a value that is longer than the app ever writes counts as none', () => {
  for (const [length, read] of [
    [20_000, 20_000],
    [20_001, undefined],
  ]) {
    localStorage.setItem('acc_token', 'a'.repeat(length ?? 0));
    sessionStorage.setItem('draft', 'a'.repeat(length ?? 0));
    expect([readStored('acc_token')?.length, readTabValue('draft')?.length]).toEqual([read, read]);
  }
});

/** A new value belongs to one of these two. */
const ofTheCustomer = [
  ...['user', 'token', 'acc_token', 'refresh_token', 'currencyCode', 'pointShortName', 'loyaltyId'],
  ...['guidelinesFlag', 'prev_route', 'otpTime', 'otpExpireTime', 'deactivatedTime', 'lastTimeStamp'],
  ...['brandid', 'IsTabActive', 'isOptIn', 'isconfirm', 'referalCode', 'firstName', 'lastName', 'email'],
  ...['gender', 'pincode', 'pincodeId', 'emailConsent', 'emailVerificationDeadline'],
];
const ofTheDevice = ['isPWAInstalled', 'promptCounter', 'currVersion', 'ismaintainance', 'billUploads'];

function fillStorage() {
  for (const name of [...ofTheCustomer, ...ofTheDevice]) localStorage.setItem(name, '1');
  for (const name of ['last-refresh', 'visitor']) sessionStorage.setItem(name, '1');
}
const left = (names: string[]) => names.filter((name) => localStorage.getItem(name) !== null);

it('the end of a session removes every value of the customer, and none of the device', () => {
  fillStorage();
  endSession();
  expect(left(ofTheCustomer)).toEqual([]);
  expect(left(ofTheDevice)).toEqual(ofTheDevice);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  [
    'a registration that is left',
    clearRegistrationDraft,
    ['firstName', 'lastName', 'email', 'gender', 'pincode', 'pincodeId', 'emailConsent'],
  ],
  ['an opt-out that is left', clearConsentStep, ['isOptIn', 'isconfirm']],
])('%s takes its own values along, and no others', (_, clear, names) => {
  fillStorage();
  clear();
  expect(ofTheCustomer.filter((name) => !left(ofTheCustomer).includes(name)).sort()).toEqual(names.sort());
});
