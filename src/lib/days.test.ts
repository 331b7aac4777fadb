import { expect, it } from 'vitest';
import { daysBetween, nearestDay, shiftDays } from './days';

it.each([
  ['2026-11-24', 7, '2026-12-01'],
  ['2027-03-03', -7, '2027-02-24'],
  ['2028-03-07', -7, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-29', 1, '2026-03-30'],
])('%s and %i days is %s', (day, days, shifted) => {
  expect(shiftDays(day, days)).toBe(shifted);
  expect(daysBetween(day, shifted)).toBe(days);
});

it.each([
  ['2026-11-28', undefined, undefined, '2026-11-28'],
  ['2026-11-28', '2026-11-28', '2026-12-05', '2026-11-28'],
  ['2026-11-28', '2026-12-01', '2026-12-05', '2026-12-01'],
  ['2026-11-28', undefined, '2026-10-31', '2026-10-31'],
])('nearest to %s, from %s to %s, is %s', (day, min, max, nearest) => {
  expect(nearestDay(day, min, max)).toBe(nearest);
});
