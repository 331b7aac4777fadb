import { type CartLine, getCart } from '@/contract/cart';

/** A line for tests: one voucher, in stock and valid for a long time. */
export function cartLine(changes: Partial<CartLine> = {}): CartLine {
  return {
    productMerchantId: '11',
    productId: '500',
    brandName: 'Kahvora',
    subProductName: 'Kahvora voucher',
    description: '',
    image: '',
    locationId: '7',
    locationName: 'Riverside',
    voucherValue: '500',
    quantity: 1,
    expiryDate: '2031-01-28',
    inStock: true,
    ...changes,
  };
}

/** The backend's answer to the question for the cart. */
export const cartAnswer = (lines: readonly CartLine[]) => ({
  statusCode: 100,
  ...getCart.reply.encode({ lines: [...lines] }),
});

/** The carts that were sent to be saved, each as words for its lines such as '11×2'. */
export const savedCarts = (requests: readonly { fields: Record<string, string> }[]): string[][] =>
  requests.map(({ fields }) =>
    JSON.parse(fields.cart_details ?? '').map(
      (line: { product_merchant_id: string; qty: number }) => `${line.product_merchant_id}×${line.qty}`,
    ),
  );
