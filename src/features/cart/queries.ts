import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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
};

/** Saves the whole cart: what the backend holds is replaced by these lines. */
export function useSaveCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (lines: CartLine[]) => send(addCart, { lines }),
    onSuccess: (_reply, lines) => {
      queryClient.setQueryData(cartQueries.lines().queryKey, lines);
      queryClient.setQueryData(cartQueries.count().queryKey, lines.length);
    },
  });
}
