import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { LocationStock, Product } from '@/contract/products';
import { brands } from '../brands/tables';
import { rowId } from '../database/rows';
import { locations } from '../locations/tables';
import type { Context, Handlers } from '../noun/handler';
import { productPicture } from '../noun/picture-path';
import { listProducts, type ProductWithStock } from './list-products';
import { products, stock } from './tables';

export const productHandlers = {
  async getProductList(request, context) {
    const rows = await rowsOf(context, lte(products.extra, context.settings.extraProducts));
    const variants = new Map<string, number>();
    for (const { product } of rows) {
      variants.set(product.productId, (variants.get(product.productId) ?? 0) + 1);
    }
    const related = request.productMerchantId !== undefined;
    return {
      products: listProducts(rows, request).map((row) => ({
        ...toProduct(row, context),
        relatedCount: related ? 0 : (variants.get(row.product.productId) ?? 1) - 1,
      })),
    };
  },

  /** An unknown product gives an empty answer. */
  async getProductDetails({ productMerchantId }, context) {
    const [wanted] = await rowsOf(context, eq(products.id, rowId(productMerchantId)));
    if (!wanted) return { variants: [], stock: [] };
    const variants = await rowsOf(context, eq(products.productId, wanted.product.productId));
    return { variants: variants.map((row) => toProduct(row, context)), stock: toStock(wanted) };
  },

  /** Nobody reads the views here, so none is kept. */
  async trackProductView() {},
} satisfies Partial<Handlers>;

/** The merchant's matching products with brand and stock, the smallest voucher value first. */
async function rowsOf({ db, merchant }: Context, which: SQL): Promise<ProductWithStock[]> {
  const found = await db
    .select({ product: products, brandId: brands.id })
    .from(products)
    .leftJoin(brands, and(eq(brands.merchantId, products.merchantId), eq(brands.slug, products.brandSlug)))
    .where(and(eq(products.merchantId, merchant.id), which))
    .orderBy(asc(products.voucherValue), asc(products.id));
  const held = await db
    .select({
      productId: stock.productId,
      locationId: locations.id,
      name: locations.name,
      quantity: stock.quantity,
    })
    .from(stock)
    .innerJoin(products, eq(products.id, stock.productId))
    .innerJoin(locations, eq(locations.id, stock.locationId))
    .where(and(eq(products.merchantId, merchant.id), which))
    .orderBy(asc(locations.id));
  const rows = found.map(({ product, brandId }) => ({ product, brandId: brandId ?? undefined, stock: [] }));
  const byId = new Map<number, { stock: typeof held }>(rows.map((row) => [row.product.id, row]));
  for (const each of held) byId.get(each.productId)?.stock.push(each);
  return rows;
}

function toStock({ product, stock: held }: ProductWithStock): LocationStock[] {
  return held.map(({ locationId, name, quantity }) => ({
    locationId: String(locationId),
    locationName: name,
    quantity,
    productMerchantId: String(product.id),
  }));
}

function toProduct({ product: row, stock: held }: ProductWithStock, { pictureUrl }: Context): Product {
  const picture = (view: number) =>
    `${pictureUrl(productPicture(row.brandSlug, view))}${row.pictureMissing ? '.missing' : ''}`;
  return {
    ...row,
    id: String(row.id),
    image: picture(1),
    images: [picture(1), picture(2), picture(3), picture(4)],
    voucherValue: String(row.voucherValue),
    sellingPrice: row.sellingPrice / 100,
    specialPrice: row.specialPrice / 100,
    relatedCount: 0,
    locationNames: held.map(({ name }) => name).join(', '),
  };
}
