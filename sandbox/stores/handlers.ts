import { and, asc, eq, like } from 'drizzle-orm';
import type { StoreBrand } from '@/contract/stores';
import { sampleShopOf } from '../brands/sample-shops';
import { rowId, rowsWith } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import { locations } from '../locations/tables';
import type { Context, Handlers } from '../noun/handler';
import { type PicturePath, type Place, productPicture } from '../noun/picture-path';
import { offersOfBrand } from '../offers/handlers';
import { floors, shopBrands, shops } from './tables';

const pageSize = 20;

export const storeHandlers = {
  async getStoreLocatorBrandDetails({ locationId, page, search }, context) {
    const found = uniqueBrands(await shopsAt(context, locationId, search), context);
    const first = (page - 1) * pageSize;
    const shown = found.slice(first, first + pageSize);
    return { brands: shown, nextPage: first + pageSize < found.length ? page + 1 : 0 };
  },

  async getStoreProfileDetails({ locationId, brandId }, context) {
    const rows = (await shopsAt(context, locationId)).filter(({ brand }) => String(brand.id) === brandId);
    const [brand] = uniqueBrands(rows, context);
    const facts = rows[0]?.brand;
    if (!brand || !facts) return undefined;
    const mall = { mallName: context.merchant.name, branch: rows[0]?.location.name ?? '' };
    return {
      ...facts,
      ...brand,
      images: picturesOf(facts).map(context.pictureUrl),
      aboutShop: facts.about,
      aboutText: '',
      offers: await offersOfBrand(context, facts.slug),
      events: facts.events.map((event) => ({ ...event, ...mall })),
    };
  },

  async getStoreLocatorFloorCatDetails({ locationId }, context) {
    const rows = await shopsAt(context, locationId);
    const levels = await floorsAt(context, locationId);
    return {
      floors: levels.map(({ id, name, image }) => ({
        id: String(id),
        name,
        images: [image],
        brands: uniqueBrands(
          rows.filter(({ shop }) => shop.floorId === id),
          context,
        ),
      })),
      categories: byCategory(uniqueBrands(rows, context)),
    };
  },

  async getMallLayout({ locationId, floorId }, context) {
    const floor = (await floorsAt(context, locationId)).find(({ id }) => String(id) === floorId);
    if (!floor) return { image: '', name: '', categories: [] };
    const rows = await shopsAt(context, locationId);
    const own = rows.filter(({ shop }) => shop.floorId === floor.id);
    return { image: floor.image, name: floor.name, categories: byCategory(uniqueBrands(own, context)) };
  },
} satisfies Partial<Handlers>;

/** The shops at one of the mall's locations, by the names of their brands. */
function shopsAt({ db, merchant }: Context, locationId: string, search = '') {
  const pattern = `%${search.trim().replace(/[%_]/g, '')}%`;
  return db
    .select({ shop: shops, brand: shopBrands, location: locations })
    .from(shops)
    .innerJoin(shopBrands, eq(shopBrands.id, shops.brandId))
    .innerJoin(locations, eq(locations.id, shops.locationId))
    .where(
      and(
        eq(shopBrands.merchantId, merchant.id),
        eq(shops.locationId, rowId(locationId)),
        like(shopBrands.name, pattern),
      ),
    )
    .orderBy(asc(shopBrands.name), asc(shops.number));
}

type ShopRow = Awaited<ReturnType<typeof shopsAt>>[number];

/** Each brand once, with the numbers of all of its shops. */
function uniqueBrands(rows: readonly ShopRow[], { pictureUrl }: Context): StoreBrand[] {
  const brands = new Map<number, StoreBrand>();
  for (const { shop, brand } of rows) {
    const known = brands.get(brand.id);
    if (known) known.shopNumbers = [known.shopNumbers, shop.number].filter(Boolean).join(', ');
    else
      brands.set(brand.id, {
        id: String(brand.id),
        name: brand.name,
        category: brand.category,
        shopNumbers: shop.number,
        logo: brand.pictures > 0 ? pictureUrl(`brands/${brand.slug}`) : '',
      });
  }
  return [...brands.values()];
}

function byCategory(brands: readonly StoreBrand[]) {
  const names = [...new Set(brands.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
  return names.map((name) => ({ name, brands: brands.filter(({ category }) => category === name) }));
}

async function floorsAt({ db, merchant, pictureUrl }: Context, location: string) {
  const locationId = rowId(location);
  const place = (await locationIdsOf(db, merchant.id)).indexOf(locationId);
  if (place < 0) return [];
  return (await rowsWith(db, floors, { locationId })).map(({ id, name, level }) => ({
    id,
    name,
    image: pictureUrl(`floor-plans/${place as Place}-${level}`), // a mall has three locations
  }));
}

/** The shop front first, then what it sells, as often as the profile has pictures. */
function picturesOf({ slug, pictures }: typeof shopBrands.$inferSelect): PicturePath[] {
  const { like: goods } = sampleShopOf(slug);
  return Array.from(
    { length: pictures },
    (_, index): PicturePath => (index === 0 ? `stores/${slug}` : productPicture(goods, 1 + (index % 4))),
  );
}
