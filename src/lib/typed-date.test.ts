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
])('takes %j as %j', (typed, taken) => expect(normaliseTypedDate(typed)).toBe(taken));

it.each([
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

it('shows a date as one would type it', () => {
  expect(shownDate('2026-11-05')).toBe('05 / 11 / 2026');
  expect(shownDate('')).toBe('');
});
