import { type CatalogueEntry, catalogue } from '../../pictures/catalogue';
import { seeded } from '../../pictures/seed';
import type { Db } from '../open-database';
import { brands } from '../schema';

/** Eighteen of the catalogue's brands, other ones in every mall and in another order. */
export function brandsOf(merchantId: string): (typeof catalogue)[number][] {
  const rank = ({ slug }: CatalogueEntry) => seeded(`${merchantId} ${slug}`).next();
  return [...catalogue].sort((a, b) => rank(a) - rank(b)).slice(0, 18);
}

export async function seedBrands(tx: Db, merchantId: string): Promise<void> {
  await tx.insert(brands).values(
    brandsOf(merchantId).map(({ slug, brandName, category }) => ({
      merchantId,
      slug,
      name: brandName,
      category,
    })),
  );
}
