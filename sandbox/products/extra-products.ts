import { and, eq, gt, max } from 'drizzle-orm';
import { brandsOf } from '../brands/sample-brands';
import type { Db } from '../database/db';
import { addRows, rowWith } from '../database/rows';
import { locations } from '../locations/tables';
import { seeded } from '../shared/seeded';
import { ofBrand } from './descriptions';
import { products, stock } from './tables';

/** Makes sure that there are `wanted` products beyond the sample. It never removes one. */
export async function addExtraProducts(tx: Db, merchantId: string, wanted: number): Promise<void> {
  const [row] = await tx
    .select({ last: max(products.extra) })
    .from(products)
    .where(eq(products.merchantId, merchantId));
  const last = row?.last ?? 0;
  const missing = wanted - last;
  if (missing <= 0) return;
  const brands = brandsOf(merchantId);
  const rows = Array.from({ length: missing }, (_, index) =>
    extraProduct(merchantId, brands, last + index + 1),
  );
  await addRows(tx, products, rows);
  await stockUp(tx, merchantId, last);
}

function extraProduct(merchantId: string, brands: ReturnType<typeof brandsOf>, extra: number) {
  const random = seeded(`extra ${merchantId} ${extra}`);
  const [first, ...others] = brands;
  if (!first) throw new Error('There are no brands to make products of.');
  const brand = random.pick([first, ...others]);
  const voucherValue = 50 * (1 + Math.floor(random.between(0, 40)));
  const month = String(1 + (extra % 12)).padStart(2, '0');
  return {
    merchantId,
    productId: String(10_000 + extra),
    ...ofBrand(brand),
    name: `${brand.productName} No. ${extra}`,
    voucherValue,
    sellingPrice: Math.round(voucherValue * random.between(0.6, 1)) * 100,
    expiryDate: `2032-${month}-28`,
    popularity: -extra,
    addedOn: `2025-${month}-15`,
    extra,
  } satisfies typeof products.$inferInsert;
}

/** A stock of ten at the first location, for each extra product after `last`. */
async function stockUp(tx: Db, merchantId: string, last: number): Promise<void> {
  const location = await rowWith(tx, locations, { merchantId });
  const added = await tx
    .select({ productId: products.id })
    .from(products)
    .where(and(eq(products.merchantId, merchantId), gt(products.extra, last)));
  if (!location) return;
  const held = added.map((row) => ({ ...row, locationId: location.id, quantity: 10 }));
  await addRows(tx, stock, held);
}
