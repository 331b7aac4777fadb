import { createFileRoute } from '@tanstack/react-router';
import { merchantQuery } from '@/components/merchant-query';
import { CartScreen } from '@/features/cart/cart-screen';
import { cartQueries } from '@/features/cart/queries';

export const Route = createFileRoute('/_customer/myCart')({
  staticData: { tab: 'redeem' },
  loader: ({ context: { queryClient }, cause }) => {
    // The cart is read anew for every visit: a touch that becomes none is not worth it.
    if (cause === 'preload') return;
    void queryClient.prefetchQuery(cartQueries.lines());
    void queryClient.prefetchQuery({ ...merchantQuery(), staleTime: 0 });
  },
  // Whoever comes back sees the cart as it then is (docs/product/cart.md#the-list).
  onLeave: async ({ context: { queryClient } }) => {
    const { cartQueries } = await import('@/features/cart/queries');
    queryClient.removeQueries({ queryKey: cartQueries.lines().queryKey });
  },
  component: CartScreen,
});
