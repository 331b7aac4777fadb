import { expect, it } from 'vitest';
import { product as read } from '@/contract/products';
import { homeProducts, homeReach, keptHomeProducts } from './home-products';

const day = '2026-11-24';
const product = (points: number | string | undefined, more: object = {}) =>
  read.parse({
    id: `p${points}`,
    product_id: 7,
    product_name: `Voucher ${points}`,
    selling_price_points_value: points,
    ...more,
  });
/** 30 vouchers from 3,000 points down to 100. */
const thirty = Array.from({ length: 30 }, (_, index) => product(3000 - index * 100));
const shown = (balance: number, home = homeProducts(thirty)) => {
  const { count, next } = homeReach(home, balance, day);
  return [count, next?.product.name];
};

it('shows the first five in full, and judges all of them', () => {
  const home = homeProducts(thirty);
  expect(home.first).toEqual(thirty.slice(0, 5));
  expect(shown(2500, home)).toEqual([25, 'Voucher 2600']);
});

it('reads prices that are texts, and passes over those that are none', () => {
  const home = homeProducts([product('499.50'), product('free'), product(undefined), product('1,200')]);
  expect(shown(500, home)[0]).toBe(1);
});

it('answers for 2,000 products without losing one', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => product(index + 1, { id: `p${index}` }));
  expect(shown(1_500, homeProducts(many))).toEqual([1_500, 'Voucher 1501']);
});

it('keeps the twenty cheapest that can be had, whatever their order', () => {
  const ended = product(1, { expiry_date: '2026-11-23' });
  const kept = keptHomeProducts(homeProducts([ended, product(undefined), ...thirty]), 500, day);
  expect(kept.rewards.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Voucher ${100 + index * 100}`),
  );
  expect(kept.first).toHaveLength(5);
});

it.each([500, 1_999, 2_000, 2_500, 3_000, 9_000])(
  'says of what was kept with %i points how many there are',
  (balance) => {
    const kept = keptHomeProducts(homeProducts(thirty), balance, day);
    expect(shown(balance, kept)[0]).toBe(Math.min(30, Math.floor(balance / 100)));
  },
);

it('does not lose the others when what was kept is kept again', () => {
  const kept = keptHomeProducts(homeProducts(thirty), 2_500, day);
  expect(keptHomeProducts(kept, 2_500, day)).toEqual(kept);
});

it('counts only what it knows where points were spent since', () => {
  const kept = keptHomeProducts(homeProducts(thirty), 2_500, day);
  expect(shown(450, kept)).toEqual([4, 'Voucher 500']);
});

it('counts none of the others while the balance is unknown', () => {
  expect(keptHomeProducts(homeProducts(thirty), undefined, day).others).toBe(0);
});
