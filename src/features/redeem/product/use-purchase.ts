import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { merchantQuery } from '@/components/merchant-query';
import type { Product, ProductDetails } from '@/contract/products';
import { cartQueries } from '@/features/cart/queries';
import { type Choice, isSameProduct, type Purchase, purchaseOf, stockOf } from './purchase-rules';

/**
 * The line that would go into the cart, from the saved cart and the shopper's choices. She can choose or add nothing
 * until cart and merchant details are loaded, because the quantity might be wrong, or redeeming might be paused. If
 * loading them fails, she can go on.
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
