import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowId } from '../database/row-id';
import { customers, memberships } from '../members/tables';
import { brief, type Form, FormError, textFrom } from '../noun/form';
import { products } from '../products/tables';
import { orderItems, orders } from './tables';

const shown = 40;

/** The latest ordered items of a mall, and who ordered them. */
export async function orderedItems(db: Db, merchantId: string) {
  return db
    .select({ item: orderItems, order: orders, product: products, customer: customers })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(memberships, eq(memberships.id, orders.membershipId))
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(eq(memberships.merchantId, merchantId))
    .orderBy(desc(orders.id), orderItems.id)
    .limit(shown);
}

export type OrderedItem = Awaited<ReturnType<typeof orderedItems>>[number];

/** Sets the status text of an item. Any text is allowed, so that one can see unknown ones. */
export async function saveOrderStatus(tx: Db, merchantId: string, form: Form): Promise<void> {
  const ofMall = tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(memberships, eq(memberships.id, orders.membershipId))
    .where(eq(memberships.merchantId, merchantId));
  const id = rowId(form.get('item') ?? '');
  const changed = await tx
    .update(orderItems)
    .set({ status: textFrom('status', form.get('status') ?? '', 60) })
    .where(and(eq(orderItems.id, id), inArray(orderItems.orderId, ofMall)))
    .returning({ id: orderItems.id });
  if (changed.length === 0)
    throw new FormError(`There is no ordered item '${brief(form.get('item') ?? '')}' at this mall.`);
}
