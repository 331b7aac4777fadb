import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  type LongBill,
  longBillSchema,
  normaliseAmount,
  normaliseNumber,
  oldestDay,
  tidyAmount,
} from './long-bill.schema';

const good: LongBill = {
  location: '3',
  brand: '9',
  billNumber: 'INV-1/2#3',
  billDate: '20 / 11 / 2026',
  billAmount: '99.5',
};

/** The messages for a bill with these values, today being 22 November 2026. */
function mistakes(changes: Partial<LongBill>, daysBack?: number) {
  vi.setSystemTime(new Date(2026, 10, 22, 12));
  const result = z.safeParse(
    longBillSchema(() => daysBack),
    { ...good, ...changes },
  );
  return result.error?.issues.map(({ message }) => message) ?? [];
}

it.each([
  {},
  { billNumber: 'A'.repeat(20) },
  { billNumber: 'A-1 ' },
  ...['1', '123456', '123.45', '0.5'].map((billAmount) => ({ billAmount })),
])('takes a bill with %j', (changes) => expect(mistakes(changes)).toEqual([]));

it.each<[Partial<LongBill>, string]>([
  [{ location: '' }, 'Location not available.'],
  [{ brand: '' }, 'Brand not available.'],
  [{ billNumber: '' }, 'This field is required.'],
  [{ billNumber: '  ' }, 'This field is required.'],
  [{ billNumber: 'A 1' }, 'Enter valid bill number.'],
  [{ billNumber: 'A_1' }, 'Enter valid bill number.'],
  [{ billNumber: 'é1' }, 'Enter valid bill number.'],
  [{ billNumber: 'A'.repeat(21) }, 'Enter valid bill number.'],
  [{ billAmount: '' }, 'This field is required.'],
  [{ billAmount: '1.' }, 'Enter numeric value.'],
  [{ billAmount: '.5' }, 'Enter numeric value.'],
  [{ billAmount: '1.234' }, 'Enter numeric value.'],
  [{ billAmount: '-1' }, 'Enter numeric value.'],
  [{ billAmount: '1234567' }, 'Enter numeric value.'],
  [{ billDate: '' }, 'This field is required.'],
  [{ billDate: '31 / 02 / 2026' }, 'Enter the date as DD / MM / YYYY.'],
  [{ billDate: '23 / 11 / 2026' }, 'The bill date cannot be in the future.'],
])('says of %j: %s', (changes, message) => expect(mistakes(changes)).toEqual([message]));

describe('how old a bill may be', () => {
  it.each([
    ['22 / 11 / 2026', 0, []],
    ['21 / 11 / 2026', 0, ['The bill may be at most 0 days old.']],
    ['21 / 11 / 2026', 1, []],
    ['20 / 11 / 2026', 1, ['The bill may be at most 1 day old.']],
    ['15 / 11 / 2026', 7, []],
    ['14 / 11 / 2026', 7, ['The bill may be at most 7 days old.']],
    ['01 / 01 / 2020', undefined, []],
  ])('is up to the location: %s with %s days', (billDate, days, messages) => {
    expect(mistakes({ billDate }, days)).toEqual(messages);
  });

  it('gives the first day of the calendar', () => {
    vi.setSystemTime(new Date(2026, 10, 2, 12));
    expect(oldestDay(7)).toBe('2026-10-26');
    expect(oldestDay(undefined)).toBeUndefined();
  });
});

it.each([
  ['12a3', '123'],
  ['1,00,000.50', '100000.50'],
  ['1.2.3', '1.23'],
  ['₹ 99', '99'],
  ['.', '.'],
  ['१२,५००.५०', '12500.50'],
  ['𞥑𞥒', '12'],
])('takes %j as the amount %j', (typed, taken) => expect(normaliseAmount(typed)).toBe(taken));

it.each([
  [' A-1', 'A-1'],
  ['A-৪২', 'A-42'],
  ['A 1', 'A 1'],
  ['A-1 ', 'A-1 '],
])('takes %j as the number %j', (typed, taken) => expect(normaliseNumber(typed)).toBe(taken));

it.each([
  ['12.5.', '12.5'],
  ['1.2.5', '12.5'],
  ['13.42.5', '12.5'],
])('does not take %j where there was %j', (typed, before) =>
  expect(normaliseAmount(typed, before)).toBe(before),
);

it.each([
  ['12345.', '12345'],
  ['.', ''],
  ['1.5', '1.5'],
])('leaves %j as %j', (amount, left) => expect(tidyAmount(amount)).toBe(left));
