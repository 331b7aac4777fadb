import type { OrderDetails, OrderItem } from '@/contract/orders';
import type { HeldVoucher, Month } from '@/contract/transactions';
import { calendarDay } from '@/lib/calendar-day';
import { daysBetween } from '@/lib/days';
import { perObject } from '@/lib/per-object';
import { type Listed, listed } from './transaction-rules';

/** Days before its last one in which a voucher stands above the months (docs/product/transactions.md#a-row). */
const endingDays = 7;

/** The days until the last one of a voucher that ends soon: 0 on that day. Undefined for every other voucher. */
export function endsIn({ expiryDate }: Pick<HeldVoucher, 'expiryDate'>, today: string): number | undefined {
  const last = calendarDay(expiryDate);
  const days = last === undefined ? -1 : daysBetween(today, last);
  return days >= 0 && days <= endingDays ? days : undefined;
}

/**
 * The vouchers that end soon, soonest first and under a heading of their own, and then the others under their months.
 * The same list as long as nothing changes.
 */
export const endingFirst = perObject((held: Listed<HeldVoucher>[], today: string, heading: string) => {
  const ending = held.map(({ entry }) => entry).filter((voucher) => endsIn(voucher, today) !== undefined);
  if (ending.length === 0) return held;
  ending.sort((one, other) => (endsIn(one, today) ?? 0) - (endsIn(other, today) ?? 0));
  return [
    ...listed([{ label: heading, entries: ending }]),
    ...listed(monthsOf(held), (voucher) => endsIn(voucher, today) === undefined),
  ];
});

/** What was ordered as this voucher: the item that holds its code, or else the order's only one of its brand. */
export function orderedAs(
  { items }: Pick<OrderDetails, 'items'>,
  { code, pin, brandName }: Pick<HeldVoucher, 'code' | 'pin' | 'brandName'>,
): OrderItem | undefined {
  const holds = (item: OrderItem) =>
    item.vouchers.some((each) => (each.code || each.pin) !== '' && each.code === code && each.pin === pin);
  const ofBrand = items.filter((item) => item.brandName === brandName);
  return items.find(holds) ?? (ofBrand.length === 1 ? ofBrand[0] : undefined);
}

function monthsOf(held: readonly Listed<HeldVoucher>[]): Month<HeldVoucher>[] {
  const months: Month<HeldVoucher>[] = [];
  for (const { entry, month } of held) {
    if (month !== undefined) months.push({ label: month, entries: [] });
    months.at(-1)?.entries.push(entry);
  }
  return months;
}
