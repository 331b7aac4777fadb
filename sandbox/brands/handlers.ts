import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/db';
import type { Handlers } from '../noun/handler';
import type { SeededMall } from '../noun/noun';
import { shopBrands, shops } from '../stores/tables';
import { brandsOf } from './sample-brands';
import { brands } from './tables';

export const brandHandlers = {
  async getPWABrandName(_request, { db, merchant }) {
    const rows = await db
      .select()
      .from(brands)
      .where(eq(brands.merchantId, merchant.id))
      .orderBy(asc(brands.name));
    return rows.map(({ id, name }) => ({ id: String(id), name }));
  },
} satisfies Partial<Handlers>;

/** The brands that have a shop at one of a mall's locations, by their names. */
export async function brandsOfLocation(db: Db, merchantId: string, locationId: number) {
  const there = db
    .select({ slug: shopBrands.slug })
    .from(shops)
    .innerJoin(shopBrands, eq(shopBrands.id, shops.brandId))
    .where(eq(shops.locationId, locationId));
  return db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(and(eq(brands.merchantId, merchantId), inArray(brands.slug, there)))
    .orderBy(asc(brands.name));
}

export async function seedBrands(tx: Db, { merchant }: SeededMall): Promise<void> {
  const rows = brandsOf(merchant.id).map(({ slug, brandName: name }) => ({
    merchantId: merchant.id,
    slug,
    name,
  }));
  await tx.insert(brands).values(rows);
}
