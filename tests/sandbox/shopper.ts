import { expect } from 'vitest';
import type { CartLine } from '@/contract/cart';
import type { OrderLine } from '@/contract/orders';
import { type Product, sortCodes } from '@/contract/products';
import { priceOn } from '@/lib/price';
import { customerOf, today } from './harness';

export type Shopper = Awaited<ReturnType<typeof shopperOf>>;

/** A logged-in customer, with actions. */
export async function shopperOf(...customer: Parameters<typeof customerOf>) {
  const [test] = customer;
  const { token, id, ask, balance } = await customerOf(...customer);
  return {
    token,
    balance,
    cart: async () => (await test.read('getCart', id, ask)).lines,
    count: async () => (await test.read('getCartItemCount', id, ask)).count,
    save: async (lines: CartLine[]) => (await test.send('addCart', { ...id, lines }, ask)).body,
    order: async (lines: OrderLine[]) => (await test.send('placeOrder', { ...id, lines }, ask)).body,
    details: async (orderId: string) => await test.read('getCustomerOrderDetails', { ...id, orderId }, ask),
    products: async () => {
      const request = { appVersion: 4, currentDate: today, sortBy: sortCodes.popularity, searchBy: '' };
      return (await test.read('getProductList', { ...id, ...request }, ask)).products;
    },
    stock: async ({ productMerchantId, productId, locationId }: CartLine) => {
      const held = (await test.read('getProductDetails', { ...id, productMerchantId, productId }, ask)).stock;
      return held.find((each) => each.locationId === locationId)?.quantity;
    },
  };
}

/** A line for the product at this position of the default sort, at a location with stock. */
export async function lineAt({ products, stock }: Shopper, place: number, quantity = 1): Promise<CartLine> {
  const product = (await products())[place];
  if (!product) throw new Error(`There is no product at ${place}.`);
  for (const locationId of ['1', '2', '3']) {
    const line = lineOf(product, locationId, quantity);
    if (((await stock(line)) ?? 0) >= quantity) return line;
  }
  return lineOf(product, '1', quantity);
}

export const toOrder = (lines: CartLine[]): OrderLine[] => lines.map((line) => ({ ...line }));

/** The answer to an order that differs from the saved cart. */
export const changedCart = {
  statusCode: 102,
  statusDescription: expect.stringContaining('Your cart has changed.'),
};

function lineOf(product: Product, locationId: string, quantity: number): CartLine {
  const bestPrice = priceOn(product, today).current;
  const texts = { brandName: '', subProductName: '', description: '', image: '', locationName: '' };
  return {
    ...texts,
    productMerchantId: product.id,
    productId: product.productId,
    voucherValue: product.voucherValue,
    locationId,
    quantity,
    bestPrice,
    calculatedPoints: bestPrice * quantity,
    expiryDate: product.expiryDate,
    inStock: true,
  };
}
