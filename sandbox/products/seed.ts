import { brandsOf } from '../brands/sample-brands';
import type { Db } from '../database/db';
import { locationIdsOf } from '../locations/seed';
import type { SeededMall } from '../noun/noun';
import { seeded } from '../shared/seeded';
import { longDescription, ofBrand } from './descriptions';
import { products, stock } from './tables';

type Row = typeof products.$inferInsert;

/** Start and end dates of special prices that work on any day. */
const windows = {
  open: { specialPriceStart: '2024-01-01', specialPriceEnd: '2099-12-31' },
  past: { specialPriceStart: '2020-01-01', specialPriceEnd: '2020-12-31' },
  future: { specialPriceStart: '2099-01-01', specialPriceEnd: '2099-12-31' },
} as const;

/** How many voucher values the product at each position has. 1 for all others. */
const valuesAt: Record<number, number> = { 0: 3, 7: 2, 10: 4 };

/**
 * Eighteen vouchers of brands that differ from mall to mall: the first five show every rule of prices, the next ones
 * those of quantities, stock, texts and pictures (docs/sandbox.md lists them).
 */
export async function seedProducts(tx: Db, { merchant }: SeededMall): Promise<void> {
  const merchantId = merchant.id;
  const locationIds = await locationIdsOf(tx, merchantId);
  for (const [index, brand] of brandsOf(merchantId).entries()) {
    const random = seeded(`product ${merchantId} ${brand.slug}`);
    const month = String(1 + Math.floor(random.between(0, 12))).padStart(2, '0');
    const smallest = random.pick([250, 300, 400, 500]);
    const rate = random.between(0.6, 0.95);
    const variants = Array.from({ length: valuesAt[index] ?? 1 }, (_, step) => {
      const voucherValue = smallest * (step + 1);
      const sellingPrice = Math.round(voucherValue * rate) * 100;
      return {
        merchantId,
        productId: String(500 + index),
        ...ofBrand(brand),
        voucherValue,
        sellingPrice,
        expiryDate: `2031-${month}-28`,
        popularity: 1000 - index * 10 - step,
        addedOn: `2026-${month}-0${1 + (index % 9)}`,
        ...(merchant.tidy && index > 10 ? {} : oddities(index, sellingPrice)),
      } satisfies Row;
    });
    const rows = await tx.insert(products).values(variants).returning({ id: products.id });
    const held = rows.flatMap(({ id: productId }) =>
      locationIds.map((locationId, place) => ({
        productId,
        locationId,
        quantity: stockAt(index, place) ?? Math.floor(random.between(6, 40)),
      })),
    );
    await tx.insert(stock).values(held);
  }
}

/** What is special about the product at each position. */
function oddities(index: number, sellingPrice: number): Partial<Row> {
  const special = Math.round(sellingPrice * 0.0075) * 100;
  switch (index) {
    case 0:
      return { specialPrice: special, ...windows.open };
    case 1:
      return { specialPrice: special, ...windows.past };
    case 2:
      return { sellingPrice: sellingPrice + 50 };
    case 3:
      return { specialPrice: 0, ...windows.open };
    case 4:
      return { specialPrice: special, ...windows.future, ...validity };
    case 5:
      return { minQuantity: 2, maxQuantity: 6 };
    case 6:
      return { maxQuantity: 1 };
    case 7:
      return { specialPrice: special + 25, ...windows.open };
    case 10:
      return validity;
    case 11:
      return { description: longDescription };
    case 12:
      return { description: '', pictureMissing: true };
    default:
      return {};
  }
}

const validity = { expiryDisplay: '2', customText: 'Valid for 90 days from purchase' } as const;

/** Sold out everywhere, or sold out at the first location with two left at the second. Undefined means plenty. */
function stockAt(index: number, place: number): number | undefined {
  if (index === 8) return 0;
  if (index === 9) return [0, 2][place];
  return undefined;
}
