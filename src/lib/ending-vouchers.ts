import { calendarDay } from './calendar-day';
import { daysBetween } from './days';

/** Days before its last one in which a voucher is said to end soon (docs/product/transactions.md#a-row). */
const endingDays = 7;

interface Ending {
  expiryDate: string;
}

/** The days until the last one of a voucher that ends soon: 0 on that day. Undefined for every other voucher. */
export function endsIn({ expiryDate }: Ending, today: string): number | undefined {
  const last = calendarDay(expiryDate);
  const days = last === undefined ? -1 : daysBetween(today, last);
  return days >= 0 && days <= endingDays ? days : undefined;
}

/** The vouchers that end soon, soonest first. */
export function endingVouchers<Voucher extends Ending>(
  vouchers: readonly Voucher[],
  today: string,
): Voucher[] {
  return vouchers
    .filter((voucher) => endsIn(voucher, today) !== undefined)
    .sort((one, other) => (endsIn(one, today) ?? 0) - (endsIn(other, today) ?? 0));
}
