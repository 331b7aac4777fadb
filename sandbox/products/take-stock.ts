import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../database/db';
import { stock } from './tables';

/** The quantity to take, and from where. */
export interface Taking {
  /** The product-merchant id. */
  productId: number;
  locationId: number;
  quantity: number;
}

/** Takes the quantity out of stock if there is enough. One statement does both. */
export async function takeStock(tx: Db, { productId, locationId, quantity }: Taking): Promise<boolean> {
  const taken = await tx
    .update(stock)
    .set({ quantity: sql`${stock.quantity} - ${quantity}` })
    .where(
      and(eq(stock.productId, productId), eq(stock.locationId, locationId), gte(stock.quantity, quantity)),
    )
    .returning({ left: stock.quantity });
  return taken.length === 1;
}
