import { describe, expect, it } from 'vitest';
import type { OrderItem } from '@/contract/orders';
import type { HeldVoucher } from '@/contract/transactions';
import { listed } from './transaction-rules';
import { endingFirst, orderedAs } from './voucher-rules';

const today = '2026-11-24';
const voucher = (code: string, expiryDate = ''): HeldVoucher => ({
  code,
  expiryDate,
  pin: '',
  brandName: 'Kahvora',
  orderDate: '2026-11-10',
  orderId: '7',
});

describe('vouchers that end soon', () => {
  const held = listed([
    { label: 'November 2026', entries: [voucher('a', '2026-12-01'), voucher('b', '2027-01-01')] },
    { label: 'October 2026', entries: [voucher('c', '2026-11-24'), voucher('d', '2026-12-01')] },
    { label: 'May 2026', entries: [voucher('e', '2026-11-23'), voucher('f')] },
  ]);
  const shown = (day: string) =>
    endingFirst(held, day, 'Ends within 7 days').map(({ entry, month, last }) => [entry.code, month, last]);

  it('stand above the months, soonest first, and not twice', () => {
    expect(shown(today)).toEqual([
      ['c', 'Ends within 7 days', false],
      ['a', undefined, false],
      ['d', undefined, true],
      ['b', 'November 2026', true],
      ['e', 'May 2026', false],
      ['f', undefined, true],
    ]);
  });

  it('leave the months as they are if there are none', () => {
    expect(endingFirst(held, '2027-06-01', 'Ends within 7 days')).toBe(held);
  });

  it('have a key of their own, and are the same list until the day or the heading changes', () => {
    const list = endingFirst(held, today, 'Ends within 7 days');
    expect(new Set(list.map(({ key }) => key)).size).toBe(6);
    expect(endingFirst(held, today, 'Ends within 7 days')).toBe(list);
    expect(shown('2026-11-25')[0]).toEqual(['a', 'Ends within 7 days', false]);
  });
});

describe('what was ordered as a voucher', () => {
  const item = (brandName: string, voucherValue: string, ...codes: string[]) =>
    ({ brandName, voucherValue, vouchers: codes.map((code) => ({ code, pin: '' })) }) as unknown as OrderItem; // its other fields do not matter
  const held = (brandName: string, code: string) => ({ brandName, code, pin: '' });

  it.each([
    ['the item with its code', held('Kahvora', 'B'), '500'],
    ['the only item of its brand', held('Moonreel', 'X'), '750'],
    ['the only item of its brand, without a code', held('Moonreel', ''), '750'],
    ['nothing, when several items may be it', held('Kahvora', 'X'), undefined],
    ['nothing of another brand', held('Adora', 'X'), undefined],
  ])('is %s', (_, voucher, value) => {
    const items = [item('Kahvora', '250', 'A'), item('Kahvora', '500', 'B'), item('Moonreel', '750', '')];
    expect(orderedAs({ items }, voucher)?.voucherValue).toBe(value);
  });
});
