import { and, eq, max } from 'drizzle-orm';
import { priceOn } from '@/lib/price';
import { dayOf } from '../../calendar';
import { seeded } from '../../pictures/seed';
import { makeVoucher } from '../../vouchers';
import type { Db } from '../open-database';
import type { OrderStatus } from '../order-statuses';
import { customers, ledger, memberships, orderItems, orders, products, vouchers } from '../schema';

interface Sample {
  daysAgo: number;
  items: { productId: string; quantity: number; status: OrderStatus; vouchers: number }[];
}

const owner = '9876500001';
const firstReference = 20_401;

/** One order for every status text, newest last; the vouchers of some are still to come. */
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

/** What one member has ordered so far. Points of the same amount came in before, so that the balance stays as it is. */
export async function seedOrders(
  tx: Db,
  merchantId: string,
  locationIds: readonly number[],
  at: Date,
): Promise<void> {
  const [locationId] = locationIds;
  const random = seeded(`orders ${merchantId}`);
  const [member] = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(and(eq(customers.mobile, owner), eq(memberships.merchantId, merchantId)));
  if (!member || locationId === undefined) throw new Error(`${owner} is no member of ${merchantId}.`);
  const own = { tx, merchantId, membershipId: member.id, locationId, random };
  let earned = 0;
  for (const sample of samples) {
    earned += await seedOrder(own, sample, new Date(at.getTime() - sample.daysAgo * 86_400_000));
  }
  const before = new Date(at.getTime() - 200 * 86_400_000);
  await tx
    .insert(ledger)
    .values({ membershipId: member.id, hundredths: earned, reason: 'opening', createdAt: before });
}

/** Whose orders, and where they are collected. */
interface Own {
  tx: Db;
  merchantId: string;
  membershipId: number;
  locationId: number;
  random: ReturnType<typeof seeded>;
}

/** Gives the order's points in hundredths. */
async function seedOrder(own: Own, { items }: Sample, at: Date): Promise<number> {
  const { tx, merchantId, membershipId, locationId, random } = own;
  const date = dayOf(at);
  const [last] = await tx.select({ id: max(orders.id) }).from(orders);
  const orderId = last?.id ? last.id + 1 : firstReference;
  await tx.insert(orders).values({ id: orderId, membershipId, date, total: 0 });
  let total = 0;
  for (const { productId, quantity, status, vouchers: issued } of items) {
    const [product] = await tx
      .select()
      .from(products)
      .where(and(eq(products.merchantId, merchantId), eq(products.productId, productId)));
    if (!product) throw new Error(`There is no product ${productId}.`);
    total += priceOn(product, date).current * quantity;
    const { sellingPrice, specialPrice, specialPriceStart, specialPriceEnd } = product;
    const [item] = await tx
      .insert(orderItems)
      .values({
        ...{ orderId, productId: product.id, locationId, quantity, status },
        ...{ sellingPrice, specialPrice, specialPriceStart, specialPriceEnd },
      })
      .returning({ id: orderItems.id });
    for (let count = 0; item && count < issued; count += 1) {
      const voucher = makeVoucher((below) => Math.floor(random.between(0, below)));
      await tx.insert(vouchers).values({ ...voucher, orderItemId: item.id });
    }
  }
  await tx.update(orders).set({ total }).where(eq(orders.id, orderId));
  await tx
    .insert(ledger)
    .values({ membershipId, hundredths: -total, reason: 'order', orderId, createdAt: at });
  return total;
}
