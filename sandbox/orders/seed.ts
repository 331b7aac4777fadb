import { eq, max } from 'drizzle-orm';
import { priceOn } from '@/lib/price';
import type { Db } from '../database/db';
import { addRow, rowWith } from '../database/rows';
import { locationIdsOf } from '../locations/seed';
import { people } from '../members/sample-people';
import { sampleMembershipId } from '../members/seed';
import type { SeededMall } from '../noun/noun';
import { products } from '../products/tables';
import { addMonths, dayOf } from '../shared/calendar';
import { seeded } from '../shared/seeded';
import { makeVoucher } from './make-voucher';
import { pricesOf } from './place-order';
import type { OrderStatus } from './tables';
import { orderItems, orders } from './tables';

interface Sample {
  daysAgo: number;
  items: { productId: string; quantity: number; status: OrderStatus; vouchers: number }[];
}

const owner = people.aarav;
const firstReference = 20_401;
/** How long the sample vouchers are valid. The voucher of the oldest order has expired. */
const goodMonths = 6;

/** One order for every status text, newest last. Some have no vouchers yet. */
const samples: Sample[] = [
  {
    daysAgo: 190,
    items: [
      { productId: '500', quantity: 1, status: 'Collected', vouchers: 1 },
      { productId: '504', quantity: 1, status: 'Delivered', vouchers: 1 },
    ],
  },
  { daysAgo: 120, items: [{ productId: '501', quantity: 2, status: 'Delivered/Collected', vouchers: 2 }] },
  { daysAgo: 75, items: [{ productId: '506', quantity: 1, status: 'Cancelled', vouchers: 0 }] },
  { daysAgo: 40, items: [{ productId: '505', quantity: 3, status: 'Partially(D/R/C)', vouchers: 2 }] },
  { daysAgo: 12, items: [{ productId: '502', quantity: 1, status: 'Kept Aside', vouchers: 0 }] },
  { daysAgo: 2, items: [{ productId: '503', quantity: 1, status: 'Ordered', vouchers: 1 }] },
];

/** The past orders of one member. `seedPoints` adds the points that paid for them. */
export async function seedOrders(tx: Db, { merchant, at }: SeededMall): Promise<void> {
  const merchantId = merchant.id;
  const [locationId] = await locationIdsOf(tx, merchantId);
  const random = seeded(`orders ${merchantId}`);
  if (locationId === undefined) throw new Error(`${merchantId} has no location.`);
  const membershipId = await sampleMembershipId(tx, merchantId, owner);
  const own = { tx, merchantId, membershipId, locationId, random };
  for (const sample of samples) {
    await seedOrder(own, sample, new Date(at.getTime() - sample.daysAgo * 86_400_000));
  }
}

/** The member, and the location where the vouchers are collected. */
interface Own {
  tx: Db;
  merchantId: string;
  membershipId: number;
  locationId: number;
  random: ReturnType<typeof seeded>;
}

async function seedOrder(own: Own, { items }: Sample, at: Date): Promise<void> {
  const { tx, merchantId, membershipId, locationId, random } = own;
  const date = dayOf(at);
  const [last] = await tx.select({ id: max(orders.id) }).from(orders);
  const orderId = last?.id ? last.id + 1 : firstReference;
  await tx.insert(orders).values({ id: orderId, membershipId, date, total: 0 });
  let total = 0;
  for (const { productId, quantity, status, vouchers: issued } of items) {
    const product = await rowWith(tx, products, { merchantId, productId });
    if (!product) throw new Error(`There is no product ${productId}.`);
    total += priceOn(product, date).current * quantity;
    const place = { orderId, productId: product.id, locationId };
    const item = await addRow(tx, orderItems, { ...place, quantity, status, ...pricesOf(product) });
    for (let count = 0; count < issued; count += 1) {
      const voucher = { orderItemId: item.id, expiresOn: addMonths(date, goodMonths) };
      await makeVoucher(tx, (below) => Math.floor(random.between(0, below)), voucher);
    }
  }
  await tx.update(orders).set({ total }).where(eq(orders.id, orderId));
}
