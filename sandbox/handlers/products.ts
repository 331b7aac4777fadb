import { and, asc, desc, eq, gte, like, lte, ne, or, type SQL } from 'drizzle-orm';
import { type Product, sortCodes } from '@/contract/products';
import { products } from '../db/schema';
import type { Context, Handlers } from '../handler';

/** What each `sort_by` code orders by; popularity for any other. */
const orders: Record<number, SQL> = {
  [sortCodes.newest]: desc(products.addedOn),
  [sortCodes.oldest]: asc(products.addedOn),
  [sortCodes.expiring]: asc(products.expiryDate),
};

export const productHandlers = {
  async getProductList({ sortBy, searchBy, refineBy, productId, productMerchantId }, context) {
    const { db, merchant } = context;
    const wanted = [eq(products.merchantId, merchant.id)];
    if (searchBy) wanted.push(matches(searchBy));
    if (refineBy) {
      wanted.push(gte(products.sellingPrice, refineBy.points.min * 100));
      wanted.push(lte(products.sellingPrice, refineBy.points.max * 100));
      wanted.push(
        gte(products.voucherValue, refineBy.price.min),
        lte(products.voucherValue, refineBy.price.max),
      );
    }
    if (productId && productMerchantId) {
      wanted.push(eq(products.productId, productId), ne(products.id, Number(productMerchantId)));
    }
    const rows = await db
      .select()
      .from(products)
      .where(and(...wanted))
      .orderBy(orders[sortBy] ?? desc(products.popularity), asc(products.id));
    return { products: rows.map((row) => toProduct(row, context)) };
  },
} satisfies Pick<Handlers, 'getProductList'>;

function matches(search: string): SQL {
  const pattern = `%${search.replace(/[%_]/g, '')}%`;
  return (
    or(
      like(products.name, pattern),
      like(products.brandName, pattern),
      like(products.subProductName, pattern),
    ) ?? eq(products.name, search)
  );
}

function toProduct(row: typeof products.$inferSelect, { pictureUrl }: Context): Product {
  const picture = (view: 1 | 2 | 3 | 4) => pictureUrl({ kind: 'products', slug: row.brandSlug, view });
  return {
    id: String(row.id),
    productId: row.productId,
    name: row.name,
    brandName: row.brandName,
    subProductName: row.subProductName,
    description: row.description,
    image: picture(1),
    images: [picture(1), picture(2), picture(3), picture(4)],
    voucherValue: String(row.voucherValue),
    sellingPrice: row.sellingPrice / 100,
    specialPrice: row.specialPrice / 100,
    specialPriceStart: row.specialPriceStart,
    specialPriceEnd: row.specialPriceEnd,
    minQuantity: row.minQuantity,
    maxQuantity: row.maxQuantity,
    expiryDate: row.expiryDate,
    expiryDisplay: row.expiryDisplay,
    customText: row.customText,
    relatedCount: row.relatedCount,
    locationNames: row.locationNames,
  };
}
