import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { merchantQueries } from '@/features/dashboard/queries';
import { listenToCart } from './cart-channel';
import { isSavingCart } from './queries';

/** Reads the cart and the balance anew when another tab has changed or ordered it. */
export function useCartNews(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      listenToCart(() => {
        void queryClient.invalidateQueries({ queryKey: merchantQueries.details().queryKey });
        // A change that is on its way shows already, and reads the saved cart itself.
        const refetchType = isSavingCart(queryClient) ? 'none' : 'active';
        void queryClient.invalidateQueries({ queryKey: ['cart'], refetchType });
      }),
    [queryClient],
  );
}
