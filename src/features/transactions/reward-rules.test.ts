import { expect, it } from 'vitest';
import { product as read } from '@/contract/products';
import { rewardsFor } from './reward-rules';

const today = '2026-11-24';
const reward = (id: string, points: number, fields: object = {}) =>
  read.parse({ id, product_id: id, selling_price_points_value: points, ...fields });
const shop = [reward('a', 100), reward('b', 500), reward('c', 300), reward('d', 800), reward('e', 600)];
const ids = (ending: number, balance = 12_000, products = shop) =>
  rewardsFor(products, { ending, balance, today }).map(({ id }) => id);

it.each([
  ['those that the points are enough for, the dearest first', 500, 12_000, ['b', 'c', 'a']],
  ['three of many', 5_000, 12_000, ['d', 'e', 'b']],
  ['with the nearest of the others, if there are too few', 350, 12_000, ['c', 'a', 'b']],
  ['the nearest, if the points are not enough for any', 50, 12_000, ['a', 'c', 'b']],
  ['none that costs more than the balance', 350, 550, ['c', 'a', 'b']],
  ['one that costs all that is there', 500, 500, ['b', 'c', 'a']],
  ['none without a balance', 350, 0, []],
])('rewards for points that end are %s', (_, ending, balance, shown) => {
  expect(ids(ending, balance)).toEqual(shown);
});

it('leaves out what has ended, what costs nothing, and what must be taken too often', () => {
  const products = [
    reward('over', 100, { expiry_date: '2026-11-23' }),
    reward('last day', 90, { expiry_date: '2026-11-24' }),
    reward('free', 0),
    reward('pair', 300, { min_quantity: 2 }),
    reward('undated', 80, { expiry_date: '0000-00-00' }),
  ];
  expect(ids(500, 500, products)).toEqual(['last day', 'undated']);
});
