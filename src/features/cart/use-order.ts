import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import { useTask } from '@/components/use-task';
import type { CartLine } from '@/contract/cart';
import { paths } from '@/lib/paths';
import { clientState } from '@/session/client-state';
import { endsSession, type Failure } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import { showToast } from '@/ui/feedback/show-toast';
import { orderLines } from './cart-rules';
import { type OrderAttempt, type OrderOutcome, orderOnce, settle } from './place-order';
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
    mutationFn: async (attempt: OrderAttempt) => finish(await orderOnce(attempt)),
  });
  const lookUp = useMutation({
    ...silently,
    // Another tab may still be sending it.
    mutationFn: async (attempt: OrderAttempt) =>
      finish(await withCartLock(() => settle(attempt, { kind: 'offline' }))),
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

/** Does what an order's outcome means for the cart and for the shopper. */
function useFinish() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (outcome: OrderOutcome): Promise<void> => {
    const texts = textsOf(cartTexts);
    // First, so that a reload right after the words does not say them again.
    if (outcome.kind !== 'unknown') useSentOrder.setState({ lines: [] });
    switch (outcome.kind) {
      case 'placed':
        useOpenOrder.setState({ answerLost: false });
        await navigate({ to: paths.orderSummary, state: { orderId: outcome.orderId }, replace: true });
        return forgetOrderedCart(queryClient);
      case 'placedUnseen':
        useOpenOrder.setState({ answerLost: false });
        showToast('success', texts.orderWentThrough);
        await navigate({ to: paths.transactions, replace: true });
        return forgetOrderedCart(queryClient);
      case 'changed':
        showToast('error', texts.cartChanged);
        return queryClient.invalidateQueries({ queryKey: cartQueries.lines().queryKey });
      case 'notPlaced':
        useOpenOrder.setState({ answerLost: outcome.answerLost });
        sayWhy(outcome.failure);
        if (outcome.failure.kind === 'rejected') void queryClient.invalidateQueries();
        return;
      case 'unknown':
        useOpenOrder.setState({ answerLost: true });
        sayWhy(outcome.failure);
    }
  };
}

/** The end of a session says so by itself. */
function sayWhy(failure: Failure): void {
  if (endsSession(failure)) return;
  const isOffline = failure.kind === 'offline';
  showToast('error', isOffline ? textsOf(cartTexts).orderFailed : errorText(failure));
}
