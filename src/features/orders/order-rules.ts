import type { OrderDetails, OrderItem } from '@/contract/orders';
import { calendarDay } from '@/lib/calendar-day';
import { pointsFor } from '@/lib/points';
import { priceOn } from '@/lib/price';

export type StatusGroup = 'done' | 'inProgress' | 'partial' | 'other';

const groups = new Map<string, StatusGroup>([
  ['collected', 'done'],
  ['delivered', 'done'],
  ['delivered/collected', 'done'],
  ['ordered', 'inProgress'],
  ['kept aside', 'inProgress'],
  ['partially(d/r/c)', 'partial'],
]);

/** The colour group of a status text (docs/product/orders.md#status-of-an-item). */
export function statusGroup(statusText: string): StatusGroup {
  return groups.get(normalised(statusText)) ?? 'other';
}

/** The text to show: `delivered` for 'Delivered/Collected', and all others unchanged. */
export function statusLabel(statusText: string, delivered: string): string {
  return normalised(statusText) === 'delivered/collected' ? delivered : statusText.trim();
}

/** Points that one item cost: its price on the day of the order times its quantity, exact to the hundredth. */
export function itemPoints(item: OrderItem, orderDate: string, today: string): number {
  const { current } = priceOn(item, calendarDay(orderDate) ?? today);
  return pointsFor(current, item.quantity ?? 1);
}

/** The brands of an order, each once. */
export function brandsOf({ items }: Pick<OrderDetails, 'items'>): string[] {
  return [...new Set(items.map(({ brandName }) => brandName.trim()).filter(Boolean))];
}

/**
 * The total worth of an order's vouchers, in the mall's currency. Undefined if the value of one of them is not a
 * number.
 */
export function orderAmount({ items }: Pick<OrderDetails, 'items'>): number | undefined {
  const amounts = items.map(({ voucherValue, quantity = 1 }) =>
    voucherValue.trim() === '' ? Number.NaN : Math.round(Number(voucherValue) * 100) * quantity,
  );
  const total = amounts.reduce((sum, each) => sum + each, 0) / 100;
  return Number.isFinite(total) && items.length > 0 ? total : undefined;
}

function normalised(statusText: string): string {
  return statusText
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\s*([/(])\s*/g, '$1');
}
