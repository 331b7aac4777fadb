import { useMutation, useQueryClient } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import { useIsMounted } from '@/components/use-is-mounted';
import { useTask } from '@/components/use-task';
import type { CartLine } from '@/contract/cart';
import { cartScope, changeSavedCart, showCart } from '@/features/cart/queries';
import { showToast } from '@/ui/feedback/show-toast';
import { withProduct } from './purchase-rules';

/**
 * Adds a product to the backend's current cart, because saving replaces the whole cart. Tabs of one browser take turns.
 * A second tap does nothing while the first one is running.
 */
export function useAddToCart() {
  const texts = textsOf(productTexts);
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const { mutateAsync } = useMutation({
    scope: cartScope,
    mutationFn: async (line: CartLine) => {
      const { outcome, held } = await changeSavedCart(queryClient, (saved) => withProduct(saved, line));
      showCart(queryClient, held);
      return outcome;
    },
    // Here and not with the tap, so that a shopper who has left the product also sees it.
    onSuccess: (outcome) => {
      if (outcome === 'ordered') return; // it says so itself
      if (outcome === 'full') showToast('error', texts.cartFull);
      else showToast('success', outcome === 'added' ? texts.added : texts.updated);
    },
  });

  const { run, pending } = useTask(async (line: CartLine, onDone: () => void) => {
    const outcome = await mutateAsync(line);
    if (outcome !== 'full' && outcome !== 'ordered' && isMounted()) onDone();
  });
  return { add: run, pending };
}
