import { expect, it } from 'vitest';
import { normaliseTypedDate, shownDate, typedDate } from './typed-date';

it.each([
  ['05', '05'],
  ['051', '05 / 1'],
  ['05 / 112', '05 / 11 / 2'],
  ['05112026', '05 / 11 / 2026'],
  ['5/3/2026', '5/3/2026'],
  ['5th 11', '5 11'],
  ['05 / 11 / 20267', '05 / 11 / 2026'],
  ['०५११२०२६', '05 / 11 / 2026'],
  ['٠٥/١١/٢٠٢٦', '05/11/2026'],
])('takes %j as %j', (typed, taken) => expect(normaliseTypedDate(typed)).toBe(taken));

it.each([
  ['05', '05'],
  ['0503', '05 - 03'],
  ['05 - 03 - 199', '05 - 03 - 199'],
  ['05031990', '05 - Mar - 1990'],
  ['05 / 03 / 1990', '05 - Mar - 1990'],
  ['5/3/1990', '5/3/1990'],
  ['31041990', '31 - 04 - 1990'],
  ['5 march 1990', '5 march 1990'],
  ['05 - Mar - 1990!', '05 - Mar - 1990'],
  ['05 - Mar - 199', '05 - Mar - 199'],
  ['5 September 1990 or so', '5 September 1990 or '],
])('takes %j as %j where months have names', (typed, taken) =>
  expect(normaliseTypedDate(typed, 'dashes')).toBe(taken),
);

it.each([
  ['05 - Mar - 1990', '1990-03-05'],
  ['5 september 1990', '1990-09-05'],
  ['5sept1990', '1990-09-05'],
  ['29 - Feb - 2000', '2000-02-29'],
  ['29 - Feb - 1900', undefined],
  ['31 - Jun - 1990', undefined],
  ['31 - Mai - 1990', undefined],
  ['5 ma 1990', undefined],
  ['05 / 11 / 2026', '2026-11-05'],
  ['5/3/2026', '2026-03-05'],
  [' 5-3-2026 ', '2026-03-05'],
  ['29 / 02 / 2028', '2028-02-29'],
  ['29 / 02 / 2026', undefined],
  ['31 / 04 / 2026', undefined],
  ['00 / 04 / 2026', undefined],
  ['01 / 13 / 2026', undefined],
  ['05 / 11 / 26', undefined],
  ['05 / 11', undefined],
  ['', undefined],
])('reads %j as %s', (typed, date) => expect(typedDate(typed)).toBe(date));

it('shows a date in the form of the field', () => {
  expect(shownDate('2026-11-05')).toBe('05 / 11 / 2026');
  expect(shownDate('1990-03-05', 'dashes')).toBe('05 - Mar - 1990');
  expect(shownDate('')).toBe('');
});
