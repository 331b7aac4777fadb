import { expect, it } from 'vitest';
import { addMonths } from './calendar';

it.each([
  ['2026-11-22', 1, '2026-12-22'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', -1, '2026-11-30'],
  ['2026-11-30', 3, '2027-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
