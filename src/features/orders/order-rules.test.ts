import { describe, expect, it } from 'vitest';
import type { OrderItem } from '@/contract/orders';
import { brandsOf, itemPoints, orderAmount, statusGroup, statusLabel } from './order-rules';

describe('an order line', () => {
  it.each([
    ['Collected', 'Collected', 'done'],
    ['Delivered', 'Delivered', 'done'],
    ['Delivered/Collected', 'Delivered', 'done'],
    ['Delivered / Collected', 'Delivered', 'done'],
    ['Ordered', 'Ordered', 'inProgress'],
    ['constructor', 'constructor', 'other'],
    ['Kept Aside', 'Kept Aside', 'inProgress'],
    ['Partially(D/R/C)', 'Partially(D/R/C)', 'partial'],
    ['Cancelled', 'Cancelled', 'other'],
    ['', '', 'other'],
  ])("with the status text '%s' shows '%s' in the group %s", (text, label, group) => {
    expect([statusLabel(text, 'Delivered'), statusGroup(text)]).toEqual([label, group]);
  });

  const item = {
    quantity: 3,
    sellingPrice: 100,
    specialPrice: 80.1,
    specialPriceStart: '2026-11-01',
    specialPriceEnd: '2026-11-10',
  } as OrderItem; // its texts do not matter here

  it.each([
    ['2026-11-10', 240.3],
    ['2026-11-11 09:00:00', 300],
    ['', 300],
  ])('of an order of %s cost %s points', (orderDate, points) => {
    expect(itemPoints(item, orderDate, '2026-12-01')).toBe(points);
  });

  it('with more than two decimals costs the same as in the cart', () => {
    expect(itemPoints({ ...item, specialPrice: 10.126 }, '2026-11-10', '2026-12-01')).toBe(30.38);
  });

  it('without prices or quantity costs nothing, not NaN', () => {
    const bare = { specialPriceStart: '', specialPriceEnd: '' } as OrderItem;
    expect(itemPoints(bare, '', '2026-12-01')).toBe(0);
  });
});

describe('an order', () => {
  const order = (...items: Partial<OrderItem>[]) => ({
    items: items.map((each) => ({ brandName: 'Kahvora', voucherValue: '500', ...each }) as OrderItem), // the other fields do not matter
  });

  it('names each of its brands once', () => {
    expect(brandsOf(order({}, { brandName: ' Adora ' }, { brandName: '' }, {}))).toEqual([
      'Kahvora',
      'Adora',
    ]);
  });

  it.each([
    [[{ quantity: 2 }, { voucherValue: '99.90' }], 1099.9],
    [[{ voucherValue: '0.1' }, { voucherValue: '0.2' }], 0.3],
    [[{}, { voucherValue: 'up to 500' }], undefined],
    [[{ voucherValue: ' ' }], undefined],
    [[], undefined],
  ])('of %j amounts to %s', (items, amount) => expect(orderAmount(order(...items))).toBe(amount));
});
