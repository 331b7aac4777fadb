import { expect, it } from 'vitest';
import { leastPrice } from './least-price';

it.each([
  [{ sellingPrice: 100 }, 100],
  [{ sellingPrice: 100, minQuantity: 0 }, 100],
  [{ sellingPrice: 33.35, minQuantity: 3 }, 100.05],
  [{ sellingPrice: 100, specialPrice: 80, minQuantity: 2 }, 160],
  [{ minQuantity: 2 }, 0],
])('the least price of %j is %s points', (product, points) => {
  expect(leastPrice({ specialPriceStart: '', specialPriceEnd: '', ...product }, '2026-11-24')).toBe(points);
});
