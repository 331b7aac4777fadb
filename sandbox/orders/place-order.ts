import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OrderLine } from '@/contract/orders';
import { type CartRow, cartOf } from '../cart/saved-cart';
import { cartLines } from '../cart/tables';
import type { Db } from '../database/db';
import { refuse } from '../noun/refusal';
import { balanceOf } from '../points/balance';
import { postPoints } from '../points/post-points';
import { takeStock } from '../products/take-stock';
import { dayOf } from '../shared/calendar';
import { makeVoucher } from './make-voucher';
import { orderStatuses } from './order-statuses';
import { orderItems, orders } from './tables';

interface Placing {
  membershipId: number;
  at: Date;
  lines: readonly OrderLine[];
}

const changed = 'Your cart has changed. Please check it before you confirm.';

/**
 * Turns a cart into an order, inside the caller's transaction. It succeeds only while the cart's orderable lines are
 * exactly these, at these prices. It empties the cart, so a second request is refused. Returns the order's id.
 */
export async function placeOrder(tx: Db, { membershipId, at, lines }: Placing): Promise<number> {
  const day = dayOf(at);
  const rows = (await cartOf(tx, membershipId, day)).filter(({ orderable }) => orderable);
  if (rows.length === 0 || !holdsExactly(rows, lines)) refuse(102, changed);
  const total = rows.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  const spendable = Math.floor((await balanceOf(tx, membershipId)) / 100) * 100;
  if (total > spendable) refuse(102, 'Oops! You do not have sufficient points to redeem.');

  for (const { product, location, quantity, stock } of rows) {
    const taken = await takeStock(tx, { productId: product.id, locationId: location.id, quantity });
    if (!taken) refuse(102, `Only ${stock} of ${product.subProductName} left at ${location.name}.`);
  }
  const [order] = await tx
    .insert(orders)
    .values({ membershipId, date: day, total })
    .returning({ id: orders.id });
  if (!order) throw new Error('The order was not created.');
  for (const row of rows) await addItem(tx, order.id, row);
  await postPoints(tx, { membershipId, hundredths: -total, reason: 'order', orderId: order.id, at });
  await tx.delete(cartLines).where(eq(cartLines.membershipId, membershipId));
  return order.id;
}

/** Older apps leave out the points of a line. If they are there, they must be today's points. */
function holdsExactly(rows: readonly CartRow[], lines: readonly OrderLine[]): boolean {
  return (
    rows.length === lines.length &&
    rows.every(({ product, location, quantity, unit }) =>
      lines.some(
        (line) =>
          line.productMerchantId === String(product.id) &&
          line.locationId === String(location.id) &&
          line.quantity === quantity &&
          (line.calculatedPoints ?? (unit * quantity) / 100) === (unit * quantity) / 100,
      ),
    )
  );
}

async function addItem(tx: Db, orderId: number, { product, location, quantity }: CartRow): Promise<void> {
  const { sellingPrice, specialPrice, specialPriceStart, specialPriceEnd } = product;
  const prices = { sellingPrice, specialPrice, specialPriceStart, specialPriceEnd };
  const [item] = await tx
    .insert(orderItems)
    .values({
      orderId,
      productId: product.id,
      locationId: location.id,
      quantity,
      status: orderStatuses[0],
      ...prices,
    })
    .returning({ id: orderItems.id });
  if (!item) throw new Error('The item was not created.');
  for (let issued = 0; issued < quantity; issued += 1) {
    await makeVoucher(tx, randomInt, { orderItemId: item.id, expiresOn: product.expiryDate });
  }
}
