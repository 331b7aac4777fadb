import { expect, it } from 'vitest';
import { groupMobile, mobileDigits, mobilePattern } from './mobile';

it('groups 4-3-3 with spaces', () => {
  expect(groupMobile('9876500001')).toBe('9876 500 001');
  expect(groupMobile('98765')).toBe('9876 5');
  expect(groupMobile('')).toBe('');
});

it.each([
  ['98a76-5', '98765'],
  ['+91 98765 00001', '9876500001'],
  ['09876500001', '9876500001'],
  ['98765000019999', '9876500001'],
  ['9198765000', '9198765000'],
])('reads %s as the digits %s, at most 10', (input, digits) => {
  expect(mobileDigits(input)).toBe(digits);
});

it.each([
  ['9876500001', true],
  ['4000000000', true],
  ['3876500001', false],
  ['987650000', false],
])('%s is a mobile number: %s', (digits, valid) => {
  expect(mobilePattern.test(digits)).toBe(valid);
});
