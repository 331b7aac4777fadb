import type { CartLine } from '@/contract/cart';

/** A line to test with: one voucher, valid for long and in stock. */
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
