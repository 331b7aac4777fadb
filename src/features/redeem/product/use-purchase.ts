import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { merchantQuery } from '@/components/merchant-query';
import type { Product, ProductDetails } from '@/contract/products';
import { cartQueries } from '@/features/cart/queries';
import { type Choice, isSameProduct, type Purchase, purchaseOf, stockOf } from './purchase-rules';

/**
 * What would go into the cart, by what the cart holds and what was chosen. Nothing can be chosen or added before the
 * cart and the merchant have answered: the quantity would not be the cart's, and redeeming might be paused. An answer
 * that failed holds nobody up.
 */
export function usePurchase(product: Product, details: ProductDetails, detailsLoading: boolean) {
  const merchant = useQuery(merchantQuery());
  const cart = useQuery(cartQueries.lines());
  const [choice, setChoice] = useState<Choice>({});
  const stock = stockOf(details, product.id);
  const line = cart.data?.find(isSameProduct({ productMerchantId: product.id }));
  const purchase: Purchase = purchaseOf(product, stock, line, choice);
  const loading = detailsLoading || cart.isPending || merchant.isPending;
  return {
    merchant: merchant.data,
    stock,
    purchase,
    loading,
    /** Whether it can be added as it is, once the terms are accepted. */
    available:
      !loading && !purchase.full && purchase.quantities !== undefined && merchant.data?.burnEnabled !== false,
    choose: (chosen: Choice) => setChoice({ ...choice, ...chosen }),
    /** Back to the cart's quantity and location. */
    reset: () => setChoice({}),
  };
}
