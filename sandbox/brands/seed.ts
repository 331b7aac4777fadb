import type { Db } from '../database/db';
import { locationIdsOf } from '../locations/seed';
import type { SeededMall } from '../noun';
import { seeded } from '../shared/seeded';
import { brandsOf } from './sample-brands';
import { brandLocations, brands } from './tables';

/** Every brand is at the first location, most are at the second, and one has the third for itself. */
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
    .returning({ id: brands.id });
  const random = seeded(`shops ${merchant.id}`);
  const locationIds = await locationIdsOf(tx, merchant.id);
  const places = locationIds.flatMap((locationId, place) =>
    rows
      .filter((_, index) => [true, random.next() < 0.7, index === 0][place])
      .map(({ id: brandId }) => ({ brandId, locationId })),
  );
  await tx.insert(brandLocations).values(places);
}
