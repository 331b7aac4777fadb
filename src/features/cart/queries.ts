import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import { oncePerArrival } from '@/components/once-per-arrival';
import { addCart, type CartLine, getCart, getCartItemCount } from '@/contract/cart';
import { requireSame } from '@/session/require-user';
import { send } from '@/session/send';
import { storedUser } from '@/session/stored-user';
import { withLock } from '@/session/with-lock';
import { showToast } from '@/ui/feedback/show-toast';
import { cartChannel } from './cart-channel';
import { holdsAny, sentOrderReady, useSentOrder } from './sent-order';

export const cartQueries = {
  /** The saved cart's lines. */
  lines: () =>
    queryOptions({
      queryKey: ['cart', 'lines'],
      queryFn: async ({ signal }) => (await send(getCart, {}, { signal })).lines,
      // The cart may have changed on another device or in another tab.
      staleTime: oncePerArrival,
    }),

  /** Number of lines, for the badge. Silent: a missing badge needs no message. */
  count: () =>
    queryOptions({
      queryKey: ['cart', 'count'],
      queryFn: async ({ signal }) => (await send(getCartItemCount, {}, { signal })).count ?? 0,
      // The header of a product mounts twice: with its skeleton, and with its details.
      staleTime: oncePerArrival,
      meta: { silent: true },
    }),

  /** Loads the backend's cart, without looking at what the screen shows. The caller shows a failure. */
  saved: () =>
    queryOptions({
      queryKey: ['cart', 'saved'],
      queryFn: async () => (await send(getCart, {})).lines,
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    }),
};

/**
 * Changes and orders of this tab wait for each other in this queue. Each one first enters the queue and then takes the
 * lock of all tabs (`withCartLock`), so that no two can block each other.
 */
export const cartScope = { id: 'cart' };
export const saveKey = ['cart', 'save'];

/** Lets one tab at a time change or order the cart. The next tab continues with the result. */
export function withCartLock<T>(task: () => Promise<T>): Promise<T> {
  return withLock('cart', {}, task);
}

/**
 * Changes the backend's current cart, because saving replaces the whole cart and this tab may show an old one. A change
 * without `lines` saves nothing. Returns the change and the backend's cart after it. If the cart shows that an order was
 * placed whose answer was lost, the shopper hears of it and nothing is changed: she might order the same again. Throws
 * CallError. Call it inside a mutation of `cartScope`.
 */
export async function changeSavedCart<T extends { outcome: string; lines?: CartLine[] }>(
  queryClient: QueryClient,
  change: (saved: CartLine[]) => T,
): Promise<(T | { outcome: 'ordered' }) & { held: CartLine[] }> {
  const customerId = storedUser()?.id;
  return withCartLock(async () => {
    requireSame(customerId, addCart.path);
    const saved = await queryClient.fetchQuery(cartQueries.saved());
    await sentOrderReady();
    const { lines } = useSentOrder.getState();
    if (lines.length > 0 && !holdsAny(saved, lines)) {
      useSentOrder.setState({ lines: [] });
      showToast('success', textsOf(cartTexts).orderWentThrough);
      forgetOrderedCart(queryClient);
      return { outcome: 'ordered', held: saved };
    }
    const changed = change(saved);
    if (changed.lines) {
      await send(addCart, { lines: changed.lines });
      cartChannel.tell('saved');
    }
    const held = changed.lines ?? saved;
    queryClient.setQueryData(cartQueries.count().queryKey, held.length);
    return { ...changed, held };
  });
}

/** Shows these lines. An older answer that comes later does not replace them. */
export function showCart(queryClient: QueryClient, lines: CartLine[]): void {
  const { queryKey } = cartQueries.lines();
  // The query is cancelled at once; only the promise resolves later.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, lines);
}

/** Whether changes of the cart are being saved. */
export function isSavingCart(queryClient: QueryClient): boolean {
  return queryClient.isMutating({ mutationKey: saveKey }) > 0;
}

/** After a placed order: the cart is empty, and balance, stock and lists are stale. */
export function forgetOrderedCart(queryClient: QueryClient): void {
  queryClient.setQueryData(cartQueries.lines().queryKey, []);
  queryClient.setQueryData(cartQueries.count().queryKey, 0);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' });
  cartChannel.tell('placed');
}

/** Loads cart and count again when another tab has changed or ordered the cart. For screens that show them. */
export function useCartNews(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      cartChannel.follow(() => {
        // A change of this tab shows already, and loads the saved cart itself.
        const refetchType = isSavingCart(queryClient) ? 'none' : 'active';
        void queryClient.invalidateQueries({ queryKey: ['cart'], refetchType });
      }),
    [queryClient],
  );
}
