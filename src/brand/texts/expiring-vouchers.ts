import { defineTexts } from './define-texts';

/** Vouchers that end: docs/product/dashboard.md#expiring-points. */
export const expiringVouchersTexts = defineTexts('expiringVouchers', {
  title: 'Expiring vouchers',
  endsOn: '{brand} ends on {date}',
  endsToday: '{brand} ends today',
  endsTomorrow: '{brand} ends tomorrow',
  more: { other: 'and {count} more' },
  lineAndMore: { other: '{line}, and {count} more' },
  view: 'View',
});
