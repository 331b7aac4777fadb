import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTask } from '@/components/use-task';
import type { CartLine } from '@/contract/cart';
import { paths } from '@/lib/paths';
import { clientState } from '@/session/client-state';
import { showToast } from '@/ui/feedback/show-toast';
import { type AfterOrder, afterOrder } from './after-order';
import { orderLines } from './cart-rules';
import { type OrderAttempt, orderOnce, settle } from './place-order';
import { cartQueries, cartScope, forgetOrderedCart, withCartLock } from './queries';
import { useSentOrder } from './sent-order';

/** Whether the answer of an order of this cart was lost. The order may be placed after all. */
const useOpenOrder = clientState('open-order', () => ({ answerLost: false }));

const orderKey = ['cart', 'order'];

/** Places the cart's order, shows its result and goes to the next screen (docs/product/cart.md#placing-the-order). */
export function useOrder() {
  const queryClient = useQueryClient();
  const finish = useFinish();
  const sent = useSentOrder(({ lines }) => lines);
  // A shopper who comes back hears the result, also in another tab or after the tab was killed.
  const unsettled = useIsMutating({ mutationKey: orderKey }) === 0 && sent.length > 0;

  // After the running saves, so that it orders the saved cart.
  const silently = { scope: cartScope, meta: { silent: true } };
  const order = useMutation({
    ...silently,
    mutationKey: orderKey,
    mutationFn: async (attempt: OrderAttempt) => finish(afterOrder(await orderOnce(attempt))),
  });
  const lookUp = useMutation({
    ...silently,
    // Another tab may still be sending it.
    mutationFn: async (attempt: OrderAttempt) =>
      finish(afterOrder(await withCartLock(() => settle(attempt, { kind: 'offline' })))),
  });

  const { run, pending } = useTask((work: () => Promise<void>) => work());
  const readCart = () => queryClient.fetchQuery(cartQueries.saved());
  const settleOpen = () => {
    if (unsettled) void run(() => lookUp.mutateAsync({ lines: sent, answerLost: true, readCart }));
  };
  const settleOnReturn = useEffectEvent(settleOpen);
  useEffect(() => settleOnReturn(), []);

  return {
    ordering: pending,
    /** Whether the result of an order is still unknown. Nothing else may be ordered until `settle` has found out. */
    unsettled,
    /** `today` is the day (YYYY-MM-DD) for which the shopper has read the total. */
    place: (lines: readonly CartLine[], today: string) => {
      const { answerLost } = useOpenOrder.getState();
      return run(() => order.mutateAsync({ lines: orderLines(lines, today), answerLost, readCart }));
    },
    settle: settleOpen,
  };
}

/** Does what comes after an order. */
function useFinish() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async ({ settled, answerLost, says, goesTo, stale }: AfterOrder): Promise<void> => {
    // First, so that a reload right after the words does not say them again.
    if (settled) useSentOrder.setState({ lines: [] });
    if (answerLost !== undefined) useOpenOrder.setState({ answerLost });
    if (says) showToast(says.kind, says.text);
    if (goesTo?.screen === 'summary')
      await navigate({ to: paths.orderSummary, state: { orderId: goesTo.orderId }, replace: true });
    if (goesTo?.screen === 'transactions') await navigate({ to: paths.transactions, replace: true });
    if (goesTo) forgetOrderedCart(queryClient);
    if (stale === 'cart') await queryClient.invalidateQueries({ queryKey: cartQueries.lines().queryKey });
    if (stale === 'all') void queryClient.invalidateQueries();
  };
}
