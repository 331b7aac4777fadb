import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import type { CartLine } from '@/contract/cart';
import { showToast } from '@/ui/show-toast';
import { lineKey } from './cart-rules';
import { cartQueries, cartScope, changeSavedCart, saveKey, showCart } from './queries';

type Apply = (cart: CartLine[]) => CartLine[];

/**
 * Changes one line: shown at once, and saved with the whole cart as the backend holds it. Changes that follow each other
 * quickly are saved one after the other, those made meanwhile together; when the last save fails, the cart shows what
 * was saved before it. A line that is gone from the saved cart saves nothing: the shopper is shown what it holds.
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

  return (line: CartLine, apply: Apply) => {
    // May be ahead of the last render.
    const shown = queryClient.getQueryData(queryKey);
    if (!shown || !holds(shown, line)) return;
    const burst = newestSave(queryClient)?.burst ?? { saved: shown, changes: [] };
    burst.changes.push({ line, apply });
    showCart(queryClient, apply(shown));
    mutate({ burst });
  };
}

interface Change {
  line: CartLine;
  apply: Apply;
}

/** Pending saves share one. */
interface Burst {
  /** The lines that the backend is known to hold. */
  saved: CartLine[] | undefined;
  /** What it does not hold yet, oldest first. */
  changes: Change[];
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

function applied(saved: CartLine[], changes: readonly Change[]) {
  let lines = saved;
  for (const { line, apply } of changes) {
    if (!holds(lines, line)) return { outcome: 'gone' } as const;
    lines = apply(lines);
  }
  return { outcome: 'saved', lines } as const;
}

function holds(lines: readonly CartLine[], line: CartLine): boolean {
  return lines.some((each) => lineKey(each) === lineKey(line));
}

/** Handed over last; every save hands over itself as its mutation's variables. */
function newestSave(queryClient: QueryClient): Save | undefined {
  const pending = queryClient.getMutationCache().findAll({ mutationKey: saveKey, status: 'pending' });
  return pending.at(-1)?.state.variables as Save | undefined; // all mutations of this key are useChangeCart's
}

function isNewest(queryClient: QueryClient, save: Save): boolean {
  return newestSave(queryClient) === save;
}
