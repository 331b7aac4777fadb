import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../database/db';
import { addRows, rowsWith } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import { floors, shopBrands, shops } from './tables';

/** Gives the first location so many brands more, as branches of those that it has. */
export async function setExtraBrands(tx: Db, merchantId: string, wanted: number): Promise<void> {
  const extra = and(eq(shopBrands.merchantId, merchantId), gt(shopBrands.extra, 0));
  const ids = tx.select({ id: shopBrands.id }).from(shopBrands).where(extra);
  if ((await ids).length === wanted) return;
  await tx.delete(shops).where(inArray(shops.brandId, ids));
  await tx.delete(shopBrands).where(extra);
  const models = await rowsWith(tx, shopBrands, { merchantId });
  const [locationId] = await locationIdsOf(tx, merchantId);
  const [first] = models;
  if (locationId === undefined || !first) return;
  const levels = await rowsWith(tx, floors, { locationId });
  const rows = Array.from({ length: wanted }, (_, index) => {
    const number = index + 1;
    const { id: _id, ...facts } = models[number % models.length] ?? first;
    return { ...facts, name: `${facts.name} No. ${number}`, extra: number };
  });
  await addRows(tx, shopBrands, rows);
  const added = await tx.select().from(shopBrands).where(extra).orderBy(asc(shopBrands.id));
  const units = added.map(({ id: brandId, extra: number }) => {
    const floorId = levels[number % levels.length]?.id ?? null;
    return { brandId, locationId, floorId, number: `X-${number}` };
  });
  await addRows(tx, shops, units);
}
