import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CartLine } from '@/contract/cart';
import { priceOn } from '@/lib/price';
import type { Db } from '../database/db';
import { rowId, rowsWith } from '../database/rows';
import { locations } from '../locations/tables';
import { refuse } from '../noun/refusal';
import { products, stock } from '../products/tables';
import { cartLines } from './tables';

/** A line of a saved cart, with its price and stock on the day it is read. */
export interface CartRow {
  product: typeof products.$inferSelect;
  location: typeof locations.$inferSelect;
  quantity: number;
  /** The location's stock. */
  stock: number;
  /** Hundredths of a point per unit. */
  unit: number;
  /** Not expired, and in stock. */
  orderable: boolean;
}

export async function cartOf(db: Db, membershipId: number, day: string): Promise<CartRow[]> {
  const rows = await db
    .select({ product: products, location: locations, quantity: cartLines.quantity, held: stock.quantity })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(locations, eq(locations.id, cartLines.locationId))
    .leftJoin(
      stock,
      and(eq(stock.productId, cartLines.productId), eq(stock.locationId, cartLines.locationId)),
    )
    .where(eq(cartLines.membershipId, membershipId))
    .orderBy(asc(cartLines.position));
  return rows.map(({ held, ...row }) => ({
    ...row,
    stock: held ?? 0,
    unit: priceOn(row.product, day).current,
    orderable: row.product.expiryDate >= day && (held ?? 0) >= row.product.minQuantity,
  }));
}

/** Replaces the whole cart by these lines. Of each line it uses only product, location and quantity. */
export async function replaceCart(
  tx: Db,
  merchantId: string,
  membershipId: number,
  lines: readonly CartLine[],
): Promise<void> {
  await requireKnown(tx, merchantId, lines);
  await tx.delete(cartLines).where(eq(cartLines.membershipId, membershipId));
  if (lines.length === 0) return;
  await tx.insert(cartLines).values(
    lines.map(({ productMerchantId, locationId, quantity }, position) => ({
      membershipId,
      productId: rowId(productMerchantId),
      locationId: rowId(locationId),
      quantity,
      position,
    })),
  );
}

async function requireKnown(tx: Db, merchantId: string, lines: readonly CartLine[]): Promise<void> {
  const ids = lines.map(({ productMerchantId }) => productMerchantId);
  if (new Set(ids).size < ids.length) refuse(102, 'A voucher can be in the cart once.');
  const known = await tx
    .select()
    .from(products)
    .where(and(eq(products.merchantId, merchantId), inArray(products.id, ids.map(rowId))));
  const places = await rowsWith(tx, locations, { merchantId });
  for (const { productMerchantId, locationId, quantity } of lines) {
    const product = known.find(({ id }) => String(id) === productMerchantId);
    if (!product) return refuse(102, 'This voucher is no longer offered.');
    if (!places.some(({ id }) => String(id) === locationId)) refuse(102, 'Please select a reward location.');
    const { minQuantity, maxQuantity } = product;
    if (!Number.isInteger(quantity) || quantity < minQuantity || quantity > maxQuantity) {
      refuse(102, `Please choose a quantity from ${minQuantity} to ${maxQuantity}.`);
    }
  }
}
