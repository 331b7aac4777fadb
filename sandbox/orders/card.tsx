/** @jsxImportSource hono/jsx */

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowId } from '../database/rows';
import { nameOf } from '../members/name-of';
import { customers, memberships } from '../members/tables';
import { type Card, inOneWrite, type PostedForm } from '../noun/card';
import { brief, FormError, textFrom } from '../noun/form';
import { Quiet, RowForm, RowInput, TableCard } from '../noun/table-card';
import { products } from '../products/tables';
import { orderItems, orderStatuses, orders } from './tables';

/** The latest orders. The operator can change their status. */
export const ordersCard: Card = {
  show: async ({ services: { db }, merchant, address }) => {
    const items = await latestItems(db, merchant.id);
    return (
      <>
        <datalist id="order-statuses">
          {orderStatuses.map((status) => (
            <option key={status} value={status} />
          ))}
        </datalist>
        <TableCard
          title="Orders"
          heads={['Order', 'Customer', 'Voucher', 'Status']}
          empty="No orders yet."
          rows={items.map((ordered) => cellsOf(`${address}/orders`, ordered))}
        />
      </>
    );
  },
  actions: { orders: inOneWrite(saveStatus) },
};

const shown = 40;

/** The latest ordered items of a mall, and who ordered them. */
async function latestItems(db: Db, merchantId: string) {
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

type OrderedItem = Awaited<ReturnType<typeof latestItems>>[number];

function cellsOf(action: string, { item, order, product, customer }: OrderedItem) {
  const label = `Status of ${product.subProductName} in order ${order.id}`;
  return [
    <>
      {order.id}
      <Quiet>{order.date}</Quiet>
    </>,
    nameOf(customer) || customer.mobile,
    `${product.subProductName} × ${item.quantity}`,
    <RowForm key="status" action={action} about={['item', item.id]}>
      <RowInput name="status" value={item.status} label={label} width={200} list="order-statuses" />
      <button type="submit">Save</button>
    </RowForm>,
  ];
}

/** Sets the status text of an item. Any text is allowed, so that one can see unknown ones. */
async function saveStatus(tx: Db, { merchantId, form }: PostedForm): Promise<void> {
  const ofMall = tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(memberships, eq(memberships.id, orders.membershipId))
    .where(eq(memberships.merchantId, merchantId));
  const item = form.get('item') ?? '';
  const changed = await tx
    .update(orderItems)
    .set({ status: textFrom('status', form.get('status') ?? '', 60) })
    .where(and(eq(orderItems.id, rowId(item)), inArray(orderItems.orderId, ofMall)))
    .returning({ id: orderItems.id });
  if (changed.length === 0) throw new FormError(`There is no ordered item '${brief(item)}' at this mall.`);
}
