/** @jsxImportSource hono/jsx */

import { nameOf } from '../members/name-of';
import type { Card } from '../noun/card';
import { TableCard } from '../noun/table-card';
import { orderStatuses } from './order-statuses';
import { type OrderedItem, orderedItems, saveOrderStatus } from './ordered-items';

/** The latest orders. The operator can change their status. */
export const ordersCard: Card = {
  show: async ({ services: { db }, merchant, address }) => (
    <Orders action={`${address}/orders`} items={await orderedItems(db, merchant.id)} />
  ),
  actions: {
    orders: ({ services: { write }, merchantId, form }) =>
      write((tx) => saveOrderStatus(tx, merchantId, form)),
  },
};

function Orders({ action, items }: { action: string; items: readonly OrderedItem[] }) {
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
        rows={items.map((ordered) => <OrderedRow key={ordered.item.id} action={action} ordered={ordered} />)}
      />
    </>
  );
}

function OrderedRow({ action, ordered }: { action: string; ordered: OrderedItem }) {
  const { item, order, product, customer } = ordered;
  return (
    <tr>
      <td>
        {order.id}
        <div class="quiet">{order.date}</div>
      </td>
      <td>{nameOf(customer) || customer.mobile}</td>
      <td>
        {product.subProductName} × {item.quantity}
      </td>
      <td>
        <form class="row" method="post" action={action}>
          <input type="hidden" name="item" value={String(item.id)} />
          <input
            type="text"
            name="status"
            list="order-statuses"
            style="width:200px"
            value={item.status}
            aria-label={`Status of ${product.subProductName} in order ${order.id}`}
          />
          <button type="submit">Save</button>
        </form>
      </td>
    </tr>
  );
}
