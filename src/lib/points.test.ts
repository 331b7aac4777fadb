import { expect, it } from 'vitest';
import { formatMoney, formatPoints, pointsFor, pointsWorth } from './points';

it.each([
  [1200, '1,200'],
  [12.5, '12.50'],
  [12.999, '13'],
  [1.005, '1.01'],
  [0.1 + 0.2, '0.30'],
  [1234567, '12,34,567'],
  [-0, '0'],
  [-0.001, '0'],
  [-0.006, '−0.01'],
  [-62.62, '−62.62'],
  [undefined, '0'],
  [Number.NaN, '0'],
])('%s shows as %s: integers when whole, otherwise 2 decimals, never NaN', (value, shown) => {
  expect(formatPoints(value)).toBe(shown);
});

it.each([
  [100.1, 3, 300.3],
  [0.1, 3, 0.3],
  [10.126, 3, 30.38],
  [1.005, 1, 1.01],
  [1.005, 3, 3.02],
  [2.675, 1, 2.68],
  [33.3333, 3, 100],
  [123_456_789.125, 1000, 123_456_789_125],
  [0, 5, 0],
])('%s points for each of %s are %s', (unit, quantity, points) => {
  expect(pointsFor(unit, quantity)).toBe(points);
});

it('a balance is worth balance × x_points_equivalent_to × x_currency, if there are both rates', () => {
  expect(pointsWorth({ balance: 1200, pointsPerUnit: 0.25, currencyPerUnit: 2 })).toBe(600);
  expect(pointsWorth({ balance: 1200, pointsPerUnit: 0.25 })).toBeUndefined();
  expect(pointsWorth({ balance: 1200, pointsPerUnit: 1, currencyPerUnit: 0 })).toBeUndefined();
  expect(pointsWorth({ pointsPerUnit: 1, currencyPerUnit: 1 })).toBeUndefined();
});

it.each([
  [-62.62, '₹', '−₹62.62'],
  [-1200, 'Rs. ', '−Rs. 1,200'],
  [-0.001, '₹', '₹0'],
  [1200, '$', '$1,200'],
])('an amount of %s in %j shows as %s', (amount, currency, shown) =>
  expect(formatMoney(amount, currency)).toBe(shown),
);
