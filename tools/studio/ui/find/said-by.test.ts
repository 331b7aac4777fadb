import { expect, it } from 'vitest';
import type { Wording } from '@/brand/texts/plural';
import { textsSaying } from './said-by';

const texts = new Map<string, Wording>([
  ['common.navRedeem', 'Redeem'],
  ['redeem.title', 'Redeem'],
  ['dashboard.greeting', 'Hi {name}!'],
  ['dashboard.worth', 'Worth {amount}'],
  ['stores.locationName', '{merchant}, {location}'],
  ['stores.brandCount', { one: '{count} brand', other: '{count} brands' }],
  ['bills.submitTitle', 'Submit Bill(s)'],
  ['common.slide', '{n} of {count}'],
]);

it('a text is found by what the app fills in, in each of its forms', () => {
  expect(textsSaying('Hi Aarav!', texts, [])).toEqual(['dashboard.greeting']);
  expect(textsSaying('Worth ₹3,120.13', texts, [])).toEqual(['dashboard.worth']);
  expect(textsSaying('128 brands', texts, [])).toEqual(['stores.brandCount']);
  expect(textsSaying('Submit Bill(s)', texts, [])).toEqual(['bills.submitTitle']);
});

it('of texts with the same words, those of the first area that the screen shows are meant', () => {
  expect(textsSaying('Redeem', texts, ['redeem', 'common'])).toEqual(['redeem.title']);
  expect(textsSaying('REDEEM', texts, ['dashboard', 'common'])).toEqual(['common.navRedeem']);
  expect(textsSaying('Redeem', texts, [])).toEqual(['common.navRedeem', 'redeem.title']);
});

it('what the backend says is said by no text, and a text without words of its own says nothing', () => {
  expect(textsSaying('Handbag Voucher', texts, [])).toEqual([]);
  expect(textsSaying('Mitti Court, Pune', texts, [])).toEqual([]);
  expect(textsSaying('1 of 3', texts, [])).toEqual([]);
});
