import { desc, eq } from 'drizzle-orm';
import { voucherFilter } from '@/contract/transactions';
import { ownMembership } from '../members/find-customer';
import type { Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { orderItems, orders, vouchers } from '../orders/tables';
import { products } from '../products/tables';
import { byMonth } from '../shared/by-label';
import { dayOf } from '../shared/calendar';

export const voucherHandlers = {
  /** By the month of their order, newest first. A voucher is good on its last day. */
  async getVouchersMonthWise({ filter }, context) {
    const { db, now } = context;
    const { all, active, expired } = voucherFilter;
    if (![all, active, expired].some((known) => known === filter))
      refuse(102, 'filter_type must be 1, 2 or 3.');
    const { id: membershipId } = await ownMembership(db, context);
    const rows = await db
      .select({ voucher: vouchers, order: orders, brandName: products.brandName })
      .from(vouchers)
      .innerJoin(orderItems, eq(orderItems.id, vouchers.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orders.membershipId, membershipId))
      .orderBy(desc(orders.date), desc(orders.id), vouchers.code);
    const today = dayOf(now());
    const held = rows
      .filter(({ voucher }) => filter === all || isPast(voucher.expiresOn, today) === (filter === expired))
      .map(({ voucher, order, brandName }) => ({
        orderDate: order.date,
        orderId: String(order.id),
        brandName,
        code: voucher.code,
        pin: voucher.pin,
        expiryDate: voucher.expiresOn,
      }));
    return { vouchers: byMonth(held, ({ orderDate }) => orderDate) };
  },
} satisfies Partial<Handlers>;

/** A voucher without a day stays good. */
function isPast(expiresOn: string, today: string): boolean {
  return expiresOn !== '' && expiresOn < today;
}
