import { randomInt } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { OrderLine } from '@/contract/orders';
import { type CartRow, cartOf } from '../cart/saved-cart';
import { cartLines } from '../cart/tables';
import type { Db } from '../database/db';
import { addRow } from '../database/rows';
import { refuse } from '../noun/refusal';
import { balanceOf, postPoints } from '../points/post-points';
import { stock } from '../products/tables';
import { dayOf } from '../shared/calendar';
import { makeVoucher } from './make-voucher';
import { orderItems, orderStatuses, orders } from './tables';

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
  const order = await addRow(tx, orders, { membershipId, date: day, total });
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
  const place = { orderId, productId: product.id, locationId: location.id };
  const status = orderStatuses[0];
  const item = await addRow(tx, orderItems, { ...place, quantity, status, ...pricesOf(product) });
  for (let issued = 0; issued < quantity; issued += 1) {
    await makeVoucher(tx, randomInt, { orderItemId: item.id, expiresOn: product.expiryDate });
  }
}

/** The prices of a product, as its orders keep them. */
export function pricesOf(product: CartRow['product']) {
  const { sellingPrice, specialPrice, specialPriceStart, specialPriceEnd } = product;
  return { sellingPrice, specialPrice, specialPriceStart, specialPriceEnd };
}

/** The quantity to take, and from where. */
interface Taking {
  /** The product-merchant id. */
  productId: number;
  locationId: number;
  quantity: number;
}

/** Takes the quantity out of stock if there is enough. One statement does both. */
async function takeStock(tx: Db, { productId, locationId, quantity }: Taking): Promise<boolean> {
  const taken = await tx
    .update(stock)
    .set({ quantity: sql`${stock.quantity} - ${quantity}` })
    .where(
      and(eq(stock.productId, productId), eq(stock.locationId, locationId), gte(stock.quantity, quantity)),
    )
    .returning({ left: stock.quantity });
  return taken.length === 1;
}
