import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { addCart, type CartLine, getCart, getCartItemCount } from '@/contract/cart';
import { send } from '@/session/send';

export const cartQueries = {
  /** The saved cart's lines. */
  lines: () =>
    queryOptions({
      queryKey: ['cart', 'lines'],
      queryFn: async ({ signal }) => (await send(getCart, {}, { signal })).lines,
      // The cart may have changed on another device or in another tab.
      staleTime: 0,
    }),

  /** Number of lines, for the badge; silent, because a missing badge speaks for itself. */
  count: () =>
    queryOptions({
      queryKey: ['cart', 'count'],
      queryFn: async ({ signal }) => (await send(getCartItemCount, {}, { signal })).count ?? 0,
      meta: { silent: true },
    }),

  /** What the backend holds at this moment, whatever the screen shows; whoever asks tells the failure. */
  saved: () =>
    queryOptions({
      queryKey: ['cart', 'saved'],
      queryFn: async () => (await send(getCart, {})).lines,
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    }),
};

/** Saves and orders wait for each other in this queue. */
export const cartScope = { id: 'cart' };
export const saveKey = ['cart', 'save'];

interface SaveBurst {
  /** The lines that the backend is known to hold. */
  saved: CartLine[] | undefined;
}

/**
 * Saves the whole cart: what the backend holds is replaced by these lines. They show at once. Saves that follow each
 * other quickly go out one after the other, those that a later one replaces not at all; when the last of them
 * fails, the cart shows what was saved before it.
 */
export function useSaveCart({ background = false } = {}) {
  const queryClient = useQueryClient();
  const key = cartQueries.lines().queryKey;
  return useMutation({
    mutationKey: saveKey,
    scope: cartScope,
    meta: { background },
    mutationFn: async (lines: CartLine[]) => {
      const replaced = newestSave(queryClient) !== lines;
      if (!replaced) await send(addCart, { lines });
      return { replaced };
    },
    onMutate: (lines): SaveBurst => {
      const burst = currentBurst(queryClient) ?? { saved: queryClient.getQueryData(key) };
      // An older answer must not paint over the change; cancelling is immediate, only its promise is late.
      void queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, lines);
      return burst;
    },
    onSuccess: ({ replaced }, lines, burst) => {
      if (replaced) return;
      burst.saved = lines;
      if (newestSave(queryClient) === lines) queryClient.setQueryData(key, lines);
      queryClient.setQueryData(cartQueries.count().queryKey, lines.length);
    },
    onError: (_error, lines, burst) => {
      if (newestSave(queryClient) !== lines) return;
      if (burst?.saved) queryClient.setQueryData(key, burst.saved);
      else queryClient.removeQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: ['cart'] });
    },
  });
}

/** Changes the cart as it stands at that moment, which may be ahead of the last render, and saves it. */
export function useChangeCart() {
  const queryClient = useQueryClient();
  const { mutate } = useSaveCart({ background: true });
  return (change: (lines: CartLine[]) => CartLine[]) => {
    const lines = queryClient.getQueryData(cartQueries.lines().queryKey);
    if (lines) mutate(change(lines));
  };
}

/** Whether changes of the cart are on their way. */
export function isSavingCart(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: saveKey }) > 0;
}

/** Takes note of a placed order: the cart is empty, and balance, stock and lists are no longer what they were. */
export function forgetOrderedCart(queryClient: QueryClient): void {
  queryClient.setQueryData(cartQueries.lines().queryKey, []);
  queryClient.setQueryData(cartQueries.count().queryKey, 0);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' });
}

function pendingSaves(queryClient: QueryClient) {
  return queryClient.getMutationCache().findAll({ mutationKey: saveKey, status: 'pending' });
}

/** The lines that were handed over last; every pending save has its lines as its variables. */
function newestSave(queryClient: QueryClient): unknown {
  return pendingSaves(queryClient).at(-1)?.state.variables;
}

/** Pending saves share what they would go back to. */
function currentBurst(queryClient: QueryClient): SaveBurst | undefined {
  return pendingSaves(queryClient).find(({ state }) => state.context)?.state.context as SaveBurst | undefined; // set by onMutate
}
