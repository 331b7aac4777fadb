import { createFileRoute } from '@tanstack/react-router';
import { cachedProduct } from '@/features/redeem/cached-product';
import { ProductScreen } from '@/features/redeem/product/product-screen';
import { productQueries } from '@/features/redeem/queries';
import { stateText } from '@/lib/state-text';

export const Route = createFileRoute('/_customer/product/$id')({
  staticData: { tab: 'redeem' },
  beforeLoad: ({ context: { queryClient }, location: { state }, params: { id } }) => ({
    productId: stateText(state.productId) ?? cachedProduct(queryClient, id)?.productId ?? '',
  }),
  loader: ({ context: { queryClient, productId }, params: { id }, cause }) => {
    // A thumb that scrolls a list touches its cards, so only a real tap sends a call.
    if (cause === 'preload') return;
    void queryClient.prefetchQuery(productQueries.details(id, productId));
  },
  component: ProductScreen,
});

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The `product_id` of a product. The other id that the backend needs is in the address. */
    productId?: string;
  }
}
