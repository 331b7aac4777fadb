import { describe, expect, it } from 'vitest';
import { product as read } from '@/contract/products';
import { hasPoints, withinPoints } from './within-rules';

const day = '2026-11-24';
const product = (id: string, fields: object = {}) =>
  read.parse({ id, product_id: id, product_name: `Voucher ${id}`, ...fields });
const costing = (points: number | string, fields: object = {}) =>
  product(`p${points}`, { selling_price_points_value: points, ...fields });
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('within my points', () => {
  it('is what costs at most the balance, in the order of the list', () => {
    const list = [costing(900), costing('499.50'), costing(500), costing('500.01')];
    expect(ids(withinPoints(list, 500, day))).toEqual(['p499.50', 'p500']);
  });

  it('counts the special price on its days alone', () => {
    const special = { special_price_points_value: 300, special_price_end_date: '2026-11-24' };
    const list = [costing(900, special)];
    expect(withinPoints(list, 500, '2026-11-24')).toHaveLength(1);
    expect(withinPoints(list, 500, '2026-11-25')).toHaveLength(0);
  });

  it('counts as many as one must take', () => {
    const pair = [costing('250.25', { min_quantity: 2 })];
    expect(withinPoints(pair, 500.49, day)).toHaveLength(0);
    expect(withinPoints(pair, 500.5, day)).toHaveLength(1);
  });

  it('leaves out what nobody can get: what has ended, and what has no price', () => {
    const list = [costing(400, { expiry_date: '2026-11-23' }), product('free'), costing(400)];
    expect(ids(withinPoints(list, 500, day))).toEqual(['p400']);
  });

  it('is the same list until list, balance or day change', () => {
    const list = [costing(400)];
    const shown = withinPoints(list, 500, day);
    expect(withinPoints(list, 500, day)).toBe(shown);
    expect(withinPoints(list, 300, day)).toEqual([]);
  });

  it.each([
    [undefined, false],
    [-5, false],
    [0, false],
    [0.01, true],
  ])('means something for a balance of %s: %s', (balance, means) => {
    expect(hasPoints(balance)).toBe(means);
  });
});
