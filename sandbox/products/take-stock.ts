import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../database/db';
import { stock } from './tables';

/** What is taken from where. */
export interface Taking {
  /** The product-merchant id. */
  productId: number;
  locationId: number;
  quantity: number;
}

/** Takes it out of stock if there is enough; the check and the taking are one statement. */
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
