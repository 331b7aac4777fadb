import { createFileRoute } from '@tanstack/react-router';
import { merchantQuery } from '@/components/merchant-query';
import { oncePerArrival } from '@/components/once-per-arrival';
import { CartScreen } from '@/features/cart/cart-screen';
import { cartQueries } from '@/features/cart/queries';
import { sentOrderReady } from '@/features/cart/sent-order';

export const Route = createFileRoute('/_customer/myCart')({
  staticData: { tab: 'redeem' },
  loader: async ({ context: { queryClient }, cause }) => {
    // Every visit loads the cart again, so a touch without a tap should not load it.
    if (cause === 'preload') return;
    void queryClient.prefetchQuery(cartQueries.lines());
    void queryClient.prefetchQuery({ ...merchantQuery(), staleTime: oncePerArrival });
    await sentOrderReady();
  },
  // A shopper who returns sees the cart as it is then (docs/product/cart.md#the-list).
  onLeave: async ({ context: { queryClient } }) => {
    const { cartQueries } = await import('@/features/cart/queries');
    queryClient.removeQueries({ queryKey: cartQueries.lines().queryKey });
  },
  component: CartScreen,
});
