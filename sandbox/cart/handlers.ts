import { count, eq } from 'drizzle-orm';
import type { CartLine } from '@/contract/cart';
import { ownMembership } from '../members/find-customer';
import type { Context, Handlers } from '../noun/handler';
import { dayOf } from '../shared/calendar';
import { type CartRow, cartOf, replaceCart } from './saved-cart';
import { cartLines } from './tables';

export const cartHandlers = {
  async getCart(_request, context) {
    const { id } = await ownMembership(context.db, context);
    const rows = await cartOf(context.db, id, dayOf(context.now()));
    return { lines: rows.map((row) => toLine(row, context)) };
  },

  async addCart({ lines }, context) {
    await context.write(async (tx) => {
      const { id } = await ownMembership(tx, context);
      await replaceCart(tx, context.merchant.id, id, lines);
    });
  },

  async getCartItemCount(_request, context) {
    const { id } = await ownMembership(context.db, context);
    const [row] = await context.db
      .select({ count: count() })
      .from(cartLines)
      .where(eq(cartLines.membershipId, id));
    return { count: row?.count ?? 0 };
  },
} satisfies Partial<Handlers>;

function toLine({ product, location, quantity, stock, unit }: CartRow, { pictureUrl }: Context): CartLine {
  const inStock = stock >= product.minQuantity;
  return {
    ...product,
    productMerchantId: String(product.id),
    image: pictureUrl(`products/${product.brandSlug}`),
    locationId: String(location.id),
    locationName: location.name,
    voucherValue: String(product.voucherValue),
    sellingPrice: product.sellingPrice / 100,
    specialPrice: product.specialPrice / 100,
    bestPrice: unit / 100,
    quantity,
    maxQuantity: inStock ? Math.min(product.maxQuantity, stock) : product.maxQuantity,
    calculatedPoints: (unit * quantity) / 100,
    inStock,
    itemQuantity: quantity,
  };
}
