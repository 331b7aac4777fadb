import { expect, it } from 'vitest';
import { leastPrice, priceOn } from './price';

const product = {
  sellingPrice: 500,
  specialPrice: 399.5,
  specialPriceStart: '2026-11-01',
  specialPriceEnd: '2026-11-30',
};

it.each([
  ['2026-10-31', { current: 500 }],
  ['2026-11-01', { current: 399.5, before: 500 }],
  ['2026-11-30', { current: 399.5, before: 500 }],
  ['2026-12-01', { current: 500 }],
])('on %s: %j', (today, price) => expect(priceOn(product, today)).toEqual(price));

it('shows only the selling price when the special price is 0.0000', () => {
  expect(priceOn({ ...product, specialPrice: 0 }, '2026-11-10')).toEqual({ current: 500 });
});

it.each([
  [400, { current: 399.5, before: 400 }],
  [350, { current: 399.5, before: 350 }],
  [399.5, { current: 399.5 }],
])(
  'strikes a selling price of %s through whenever the special price differs from it',
  (sellingPrice, price) => expect(priceOn({ ...product, sellingPrice }, '2026-11-10')).toEqual(price),
);

it('reads start and end dates with a time of day', () => {
  const window = { specialPriceStart: '2026-11-01 09:00:00', specialPriceEnd: '2026-11-30 00:00:00' };
  expect(priceOn({ ...product, ...window }, '2026-11-30')).toEqual({ current: 399.5, before: 500 });
  const zoned = { ...product, specialPriceEnd: '2026-11-29T18:30:00Z' };
  expect(priceOn(zoned, '2026-11-30')).toEqual({ current: 399.5, before: 500 });
});

it('shows no struck-through price when the selling price is missing', () => {
  expect(priceOn({ ...product, sellingPrice: undefined }, '2026-11-10')).toEqual({ current: 399.5 });
});

it('reads a database’s zero date as no date', () => {
  const window = { specialPriceStart: '0000-00-00 00:00:00', specialPriceEnd: '0000-00-00' };
  expect(priceOn({ ...product, ...window }, '2026-12-24')).toEqual({ current: 399.5, before: 500 });
});

it.each([
  [{ sellingPrice: 100 }, 100],
  [{ sellingPrice: 100, minQuantity: 0 }, 100],
  [{ sellingPrice: 33.35, minQuantity: 3 }, 100.05],
  [{ sellingPrice: 100, specialPrice: 80, minQuantity: 2 }, 160],
  [{ minQuantity: 2 }, 0],
])('the least price of %j is %s points', (product, points) => {
  expect(leastPrice({ specialPriceStart: '', specialPriceEnd: '', ...product }, '2026-11-24')).toBe(points);
});
