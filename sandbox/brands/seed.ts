import type { Db } from '../database/db';
import { locationIdsOf } from '../locations/seed';
import type { SeededMall } from '../noun/noun';
import type { Place } from '../noun/picture-path';
import { brandsOf } from './sample-brands';
import { brandLocations, brands } from './tables';
import { shopsAt } from './units';

/** A brand is at every location where the directory has a shop of it. */
export async function seedBrands(tx: Db, { merchant }: SeededMall): Promise<void> {
  const rows = await tx
    .insert(brands)
    .values(
      brandsOf(merchant.id).map(({ slug, brandName, category }) => ({
        merchantId: merchant.id,
        slug,
        name: brandName,
        category,
      })),
    )
    .returning({ id: brands.id, slug: brands.slug });
  const places = (await locationIdsOf(tx, merchant.id)).flatMap((locationId, index) => {
    const slugs = new Set<string>(shopsAt(merchant.id, index as Place).map(({ slug }) => slug)); // there are three locations
    return rows.filter(({ slug }) => slugs.has(slug)).map(({ id: brandId }) => ({ brandId, locationId }));
  });
  await tx.insert(brandLocations).values(places);
}
