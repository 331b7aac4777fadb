import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '@/features/redeem/product/product-screen';
import { productQueries } from '@/features/redeem/queries';

export const Route = createFileRoute('/_customer/product/$id')({
  staticData: { tab: 'redeem' },
  beforeLoad: ({ location }) => ({ known: location.state.product }),
  loader: ({ context: { queryClient, known }, params: { id }, cause }) => {
    // A thumb that scrolls a list touches its cards: only a tap is worth a call.
    if (cause === 'preload') return;
    void queryClient.prefetchQuery(productQueries.details(id, known?.productId ?? ''));
  },
  component: ProductScreen,
});
