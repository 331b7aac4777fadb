import { sampleShops } from '../brands/sample-shops';
import { sampleFloors, shopsAt, unitsOf } from '../brands/units';
import type { Db } from '../database/db';
import { addRow } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import type { SeededMall } from '../noun/noun';
import type { Place } from '../noun/picture-path';
import { factsOf } from './shop-facts';
import { floors, shopBrands, shops } from './tables';

/** Every brand with a unit on the floors of the first two locations; the third has one shop and no floors. */
export async function seedStores(tx: Db, { merchant, at }: SeededMall): Promise<void> {
  const brands = await tx
    .insert(shopBrands)
    .values(
      sampleShops.map((shop) => ({
        merchantId: merchant.id,
        slug: shop.slug,
        name: shop.brandName,
        category: shop.category,
        ...factsOf(merchant, shop, at),
      })),
    )
    .returning({ id: shopBrands.id, slug: shopBrands.slug });
  const idOf = new Map(brands.map(({ id, slug }) => [slug, id]));
  for (const [index, locationId] of (await locationIdsOf(tx, merchant.id)).entries()) {
    const place = index as Place; // a mall has three locations
    for (const { level, name } of sampleFloors[place]) {
      const floor = await addRow(tx, floors, { locationId, level, name });
      const units = unitsOf(merchant.id, place, level).flatMap(({ slug, number }) => {
        const brandId = slug && idOf.get(slug);
        return brandId ? [{ brandId, locationId, floorId: floor.id, number }] : [];
      });
      await tx.insert(shops).values(units);
    }
    if (sampleFloors[place].length > 0) continue;
    const loose = shopsAt(merchant.id, place).flatMap(({ slug }) => idOf.get(slug) ?? []);
    await tx.insert(shops).values(loose.map((brandId) => ({ brandId, locationId, number: '' })));
  }
}
