import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import type { CartLine } from '@/contract/cart';
import { cartQueries, useSaveCart } from '@/features/cart/queries';
import { showToast } from '@/ui/show-toast';
import { withProduct } from './purchase-rules';

/**
 * Adds a product to the cart as the backend holds it at that moment, because saving replaces the whole cart. Tabs of
 * one browser take turns, and a second tap while the first is on its way does nothing.
 */
export function useAddToCart() {
  const texts = textsOf(productTexts);
  const queryClient = useQueryClient();
  const save = useSaveCart();
  const running = useRef(false);
  const { mutate, isPending } = useMutation({
    // Reading and saving tell their failures themselves.
    meta: { silent: true },
    mutationFn: (line: CartLine) =>
      inTurn(async () => {
        const lines = await queryClient.fetchQuery({ ...cartQueries.lines(), staleTime: 0 });
        const change = withProduct(lines, line);
        if (change.outcome !== 'full') await save.mutateAsync(change.lines);
        return change.outcome;
      }),
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

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('cart', task) : task();
}
