import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../database/db';
import { rowsWith } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import { floors, shopBrands, shops } from './tables';

/** Rows per statement: SQLite takes 32,766 values. */
const batch = 500;

/** Gives the first location so many brands more, as branches of those that it has. */
export async function setExtraBrands(tx: Db, merchantId: string, wanted: number): Promise<void> {
  const extra = and(eq(shopBrands.merchantId, merchantId), gt(shopBrands.extra, 0));
  const ids = tx.select({ id: shopBrands.id }).from(shopBrands).where(extra);
  if ((await ids).length === wanted) return;
  await tx.delete(shops).where(inArray(shops.brandId, ids));
  await tx.delete(shopBrands).where(extra);
  const models = await rowsWith(tx, shopBrands, { merchantId });
  const [locationId] = await locationIdsOf(tx, merchantId);
  if (locationId === undefined || models.length === 0) return;
  const levels = await rowsWith(tx, floors, { locationId });
  for (let start = 0; start < wanted; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, wanted - start) }, (_, index) => start + index + 1);
    const added = await tx
      .insert(shopBrands)
      .values(numbers.flatMap((number) => branch(models[number % models.length], number)))
      .returning({ id: shopBrands.id, extra: shopBrands.extra });
    await tx.insert(shops).values(
      added.map(({ id: brandId, extra: number }) => {
        const floorId = levels[number % levels.length]?.id ?? null;
        return { brandId, locationId, floorId, number: `X-${number}` };
      }),
    );
  }
}

function branch(model: typeof shopBrands.$inferSelect | undefined, number: number) {
  if (!model) return [];
  const { id: _, ...facts } = model;
  return [{ ...facts, name: `${model.name} No. ${number}`, extra: number }];
}
