import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/db';
import { brandLocations, brands } from './tables';

/** The brands that have a shop at one of a mall's locations, by their names. */
export async function brandsOfLocation(db: Db, merchantId: string, locationId: number) {
  return db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .innerJoin(brandLocations, eq(brandLocations.brandId, brands.id))
    .where(and(eq(brands.merchantId, merchantId), eq(brandLocations.locationId, locationId)))
    .orderBy(asc(brands.name));
}
