import { expect, it } from 'vitest';
import { endingVouchers, endsIn } from './ending-vouchers';

const today = '2026-11-24';

it.each([
  ['2026-11-23', undefined],
  ['2026-11-24', 0],
  ['2026-11-24 23:59:59', 0],
  ['2026-11-25', 1],
  ['2026-12-01', 7],
  ['2026-12-02', undefined],
  ['2026-11-31', undefined],
  ['', undefined],
  ['soon', undefined],
])('a voucher that is valid till %j ends in %s days, if that is soon', (expiryDate, days) => {
  expect(endsIn({ expiryDate }, today)).toBe(days);
});

it('vouchers that end soon come soonest first', () => {
  const days = ['2026-12-01', '2027-01-01', '2026-11-24', '', '2026-11-25', '2026-11-23'];
  const vouchers = days.map((expiryDate) => ({ expiryDate }));
  expect(endingVouchers(vouchers, today).map(({ expiryDate }) => expiryDate)).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-12-01',
  ]);
});
