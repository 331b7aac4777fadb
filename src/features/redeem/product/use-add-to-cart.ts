import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import type { CartLine } from '@/contract/cart';
import { cartScope, changeSavedCart, showCart } from '@/features/cart/queries';
import { showToast } from '@/ui/show-toast';
import { withProduct } from './purchase-rules';

/**
 * Adds a product to the cart as the backend holds it at that moment, because saving replaces the whole cart. Tabs of
 * one browser take turns, and a second tap while the first is on its way does nothing.
 */
export function useAddToCart() {
  const texts = textsOf(productTexts);
  const queryClient = useQueryClient();
  const running = useRef(false);
  const { mutate, isPending } = useMutation({
    scope: cartScope,
    mutationFn: async (line: CartLine) => {
      const { outcome, held } = await changeSavedCart(queryClient, (saved) => withProduct(saved, line));
      showCart(queryClient, held);
      return outcome;
    },
  });

  const add = (line: CartLine, onDone: () => void) => {
    if (running.current) return;
    running.current = true;
    mutate(line, {
      onSuccess: (outcome) => {
        if (outcome === 'full') return showToast('error', texts.cartFull);
        showToast('success', outcome === 'added' ? texts.added : texts.updated);
        onDone();
      },
      onSettled: () => {
        running.current = false;
      },
    });
  };
  return { add, isPending };
}
