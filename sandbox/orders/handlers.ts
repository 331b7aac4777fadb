import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderItem } from '@/contract/orders';
import { rowId, rowWith } from '../database/rows';
import { locations } from '../locations/tables';
import { ownMembership } from '../members/find-customer';
import type { Context, Handlers } from '../noun/handler';
import { refuse } from '../noun/refusal';
import { balanceOf } from '../points/post-points';
import { products } from '../products/tables';
import { placeOrder } from './place-order';
import { orderItems, orders, vouchers } from './tables';

export const orderHandlers = {
  /** One transaction changes stock, balance, ledger, vouchers and the cart. */
  async placeOrder({ lines }, context) {
    const { settings, now } = context;
    if (settings.redeemError) refuse(102, settings.redeemError);
    if (!settings.burnEnabled) refuse(102, settings.burnRestriction);
    const orderId = await context.write(async (tx) => {
      const { id: membershipId } = await ownMembership(tx, context);
      return placeOrder(tx, { membershipId, at: now(), lines });
    });
    return { orderId: String(orderId) };
  },

  /** An order of somebody else counts as unknown. */
  async getCustomerOrderDetails({ orderId }, context) {
    const { db } = context;
    const { id: membershipId } = await ownMembership(db, context);
    const order = await rowWith(db, orders, { id: rowId(orderId), membershipId });
    if (!order) return undefined;
    return {
      balance: (await balanceOf(db, membershipId)) / 100,
      pointsRedeemed: order.total / 100,
      orderDate: order.date,
      items: await itemsOf(context, order.id),
    };
  },
} satisfies Partial<Handlers>;

async function itemsOf({ db, pictureUrl }: Context, orderId: number): Promise<OrderItem[]> {
  const rows = await db
    .select({ item: orderItems, product: products, location: locations })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(locations, eq(locations.id, orderItems.locationId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  const issued = await db
    .select()
    .from(vouchers)
    .where(
      inArray(
        vouchers.orderItemId,
        rows.map(({ item }) => item.id),
      ),
    );
  return rows.map(({ item, product, location }) => ({
    ...product,
    ...item,
    image: pictureUrl(`products/${product.brandSlug}`),
    voucherValue: String(product.voucherValue),
    vouchers: issued.filter(({ orderItemId }) => orderItemId === item.id),
    sellingPrice: item.sellingPrice / 100,
    specialPrice: item.specialPrice / 100,
    statusText: item.status,
    locationName: location.name,
  }));
}
