import { expect, it } from 'vitest';
import { formatPoints, pointsWorth } from './points';

it.each([
  [1200, '1,200'],
  [12.5, '12.50'],
  [12.999, '13'],
  [0.1 + 0.2, '0.30'],
  [1234567, '12,34,567'],
  [undefined, '0'],
  [Number.NaN, '0'],
])('%s shows as %s: integers when whole, otherwise 2 decimals, never NaN', (value, shown) => {
  expect(formatPoints(value)).toBe(shown);
});

it('a balance is worth balance × x_points_equivalent_to × x_currency, where both rates are given', () => {
  expect(pointsWorth({ balance: 1200, pointsPerUnit: 0.25, currencyPerUnit: 2 })).toBe(600);
  expect(pointsWorth({ balance: 1200, pointsPerUnit: 0.25 })).toBeUndefined();
  expect(pointsWorth({ balance: 1200, pointsPerUnit: 1, currencyPerUnit: 0 })).toBeUndefined();
  expect(pointsWorth({ pointsPerUnit: 1, currencyPerUnit: 1 })).toBeUndefined();
});
