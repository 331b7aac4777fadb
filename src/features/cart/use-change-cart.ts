import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import type { CartLine } from '@/contract/cart';
import { showToast } from '@/ui/feedback/show-toast';
import { lineKey } from './cart-rules';
import { cartQueries, cartScope, changeSavedCart, saveKey, showCart } from './queries';

/** A change of a cart. Undefined if this cart does not have what is to be changed; the same cart if there is nothing to do. */
type Apply = (cart: CartLine[]) => CartLine[] | undefined;

/**
 * Changes the cart. The change shows at once and is saved with the backend's whole cart. Saves run one after the other,
 * and one save takes all changes that were made during the save before. If the last save fails, the cart shows the last
 * saved state. If a changed line is no longer in the saved cart, nothing is saved and the shopper sees the saved cart.
 */
export function useChangeCart() {
  const queryClient = useQueryClient();
  const { queryKey } = cartQueries.lines();
  const { mutate } = useMutation({
    mutationKey: saveKey,
    scope: cartScope,
    meta: { background: true },
    mutationFn: async (save: Save) => {
      if (isNewest(queryClient, save) && save.burst.changes.length > 0) {
        await saveChanges(queryClient, save.burst);
      }
    },
    onSuccess: (_data, save) => {
      if (save.burst.saved && isNewest(queryClient, save)) showCart(queryClient, save.burst.saved);
    },
    onError: (_error, save) => {
      if (!isNewest(queryClient, save)) return;
      save.burst.changes = [];
      if (save.burst.saved) showCart(queryClient, save.burst.saved);
      void queryClient.invalidateQueries({ queryKey: ['cart'] });
    },
  });

  return (apply: Apply) => {
    // May be newer than the last render.
    const shown = queryClient.getQueryData(queryKey);
    const changed = shown && apply(shown);
    if (!changed || changed === shown) return;
    const burst = newestSave(queryClient)?.burst ?? { saved: shown, changes: [] };
    burst.changes.push(apply);
    showCart(queryClient, changed);
    mutate({ burst });
  };
}

/** A change of one line, for carts that have it. */
export function ifHeld(line: CartLine, apply: (cart: CartLine[]) => CartLine[]): Apply {
  return (cart) => (cart.some((each) => lineKey(each) === lineKey(line)) ? apply(cart) : undefined);
}

/** Pending saves share one. */
interface Burst {
  /** The lines that the backend is known to hold. */
  saved: CartLine[] | undefined;
  /** Changes that it does not hold yet, oldest first. */
  changes: Apply[];
}

interface Save {
  burst: Burst;
}

async function saveChanges(queryClient: QueryClient, burst: Burst): Promise<void> {
  let taken = 0;
  const { outcome, held } = await changeSavedCart(queryClient, (saved) => {
    burst.saved = saved;
    taken = burst.changes.length;
    return applied(saved, burst.changes);
  });
  burst.saved = held;
  if (outcome === 'saved') {
    burst.changes.splice(0, taken);
    return;
  }
  burst.changes = [];
  showCart(queryClient, held);
  showToast('error', textsOf(cartTexts).cartChanged);
}

function applied(saved: CartLine[], changes: readonly Apply[]) {
  let lines = saved;
  for (const apply of changes) {
    const changed = apply(lines);
    if (!changed) return { outcome: 'gone' } as const;
    lines = changed;
  }
  return lines === saved ? ({ outcome: 'saved' } as const) : ({ outcome: 'saved', lines } as const);
}

/** The save that started last. Every save is its mutation's variables. */
function newestSave(queryClient: QueryClient): Save | undefined {
  const pending = queryClient.getMutationCache().findAll({ mutationKey: saveKey, status: 'pending' });
  return pending.at(-1)?.state.variables as Save | undefined; // all mutations of this key are useChangeCart's
}

function isNewest(queryClient: QueryClient, save: Save): boolean {
  return newestSave(queryClient) === save;
}
