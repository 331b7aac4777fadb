import type { OrderDetails, OrderItem } from '@/contract/orders';
import type { HeldVoucher, Month } from '@/contract/transactions';
import { endingVouchers, endsIn } from '@/lib/ending-vouchers';
import { perObject } from '@/lib/per-object';
import { type Listed, listed } from './transaction-rules';

/**
 * The vouchers that end soon, soonest first and under a heading of their own, and then the others under their months.
 * The same list as long as nothing changes.
 */
export const endingFirst = perObject((held: Listed<HeldVoucher>[], today: string, heading: string) => {
  const ending = endingVouchers(
    held.map(({ entry }) => entry),
    today,
  );
  if (ending.length === 0) return held;
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
