import { brandsOf } from '../brands/sample-brands';
import type { Db } from '../database/db';
import { addRow, rowWith } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import { people, type SamplePerson } from '../members/sample-people';
import { sampleMembershipId } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { ofBrand } from '../products/descriptions';
import { products, stock } from '../products/tables';
import { cartLines } from './tables';

/** A cart with two lines to order, one expired and one out of stock, and a cart that its owner cannot pay. */
const carts: { owner: SamplePerson; lines: { productId: string; quantity: number }[] }[] = [
  {
    owner: people.ishita,
    lines: [
      { productId: '502', quantity: 1 },
      { productId: '507', quantity: 2 },
      { productId: '900', quantity: 1 },
      { productId: '508', quantity: 1 },
    ],
  },
  { owner: people.rohan, lines: [{ productId: '503', quantity: 2 }] },
];

/** The product ids are those of `seedProducts`. The catalogue no longer shows product 900. */
export async function seedCarts(tx: Db, { merchant }: SeededMall): Promise<void> {
  const merchantId = merchant.id;
  const locationIds = await locationIdsOf(tx, merchantId);
  await seedExpiredProduct(tx, merchantId, locationIds);
  for (const { owner, lines } of carts) {
    const membershipId = await sampleMembershipId(tx, merchantId, owner);
    for (const [position, { productId, quantity }] of lines.entries()) {
      const product = await rowWith(tx, products, { merchantId, productId });
      const [locationId] = locationIds;
      if (!product || locationId === undefined) throw new Error(`There is no product ${productId}.`);
      await tx
        .insert(cartLines)
        .values({ membershipId, productId: product.id, locationId, quantity, position });
    }
  }
}

async function seedExpiredProduct(tx: Db, merchantId: string, locationIds: readonly number[]): Promise<void> {
  const [brand] = brandsOf(merchantId).slice(-1);
  if (!brand) throw new Error('There are no brands to make products of.');
  const product = await addRow(tx, products, {
    merchantId,
    productId: '900',
    ...ofBrand(brand),
    voucherValue: 750,
    sellingPrice: 600_00,
    expiryDate: '2025-12-31',
    popularity: 0,
    addedOn: '2025-01-01',
  });
  await tx
    .insert(stock)
    .values(locationIds.map((locationId) => ({ productId: product.id, locationId, quantity: 5 })));
}
