import { expect, it } from 'vitest';
import { formatPoints } from './points';

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
