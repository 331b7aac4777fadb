import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '@/features/cart/cart-screen';
import { cartQueries } from '@/features/cart/queries';

export const Route = createFileRoute('/_customer/myCart')({
  // Whoever comes back sees the cart as it then is (part 1 §4 "Leaving the cart clears it from the view").
  onLeave: ({ context: { queryClient } }) => {
    queryClient.removeQueries({ queryKey: cartQueries.lines().queryKey });
  },
  component: CartScreen,
});
