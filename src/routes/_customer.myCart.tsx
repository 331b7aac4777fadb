import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '@/features/cart/cart-screen';

export const Route = createFileRoute('/_customer/myCart')({
  staticData: { tab: 'redeem' },
  // Whoever comes back sees the cart as it then is (docs/product/cart.md#the-list).
  onLeave: async ({ context: { queryClient } }) => {
    const { cartQueries } = await import('@/features/cart/queries');
    queryClient.removeQueries({ queryKey: cartQueries.lines().queryKey });
  },
  component: CartScreen,
});
