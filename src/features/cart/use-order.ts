import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import { showToast } from '@/ui/show-toast';
import { orderLines } from './cart-rules';
import { type OrderAttempt, type OrderOutcome, orderOnce, settle } from './place-order';
import { cartQueries, cartScope, forgetOrderedCart } from './queries';

interface OpenOrder {
  /** Whether the answer of an order of this cart was lost. The order may be placed after all. */
  answerLost: boolean;
  /** The order whose result is still unknown. */
  unsettled: { attempt: OrderAttempt; failure: Failure } | undefined;
}

/** An order whose result is unknown. It survives the cart screen, so that a shopper who comes back hears the result. */
const useOpenOrder = clientState<OpenOrder>('open-order', () => ({
  answerLost: false,
  unsettled: undefined,
}));

/** Places the cart's order, shows its result and goes to the next screen (docs/product/cart.md#placing-the-order). */
export function useOrder() {
  const texts = textsOf(cartTexts);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { unsettled } = useOpenOrder();

  const order = useMutation({
    // After the running saves, so that it orders the saved cart.
    scope: cartScope,
    meta: { silent: true },
    mutationFn: async (work: () => Promise<OrderOutcome>) => finish(await work()),
  });

  async function finish(outcome: OrderOutcome): Promise<OrderOutcome> {
    switch (outcome.kind) {
      case 'placed':
        useOpenOrder.setState({ answerLost: false });
        await navigate({ to: paths.orderSummary, state: { orderId: outcome.orderId }, replace: true });
        forgetOrderedCart(queryClient);
        break;
      case 'placedUnseen':
        useOpenOrder.setState({ answerLost: false });
        showToast('success', texts.orderWentThrough);
        await navigate({ to: paths.transactions, replace: true });
        forgetOrderedCart(queryClient);
        break;
      case 'changed':
        showToast('error', texts.cartChanged);
        await queryClient.invalidateQueries({ queryKey: cartQueries.lines().queryKey });
        break;
      case 'notPlaced':
        useOpenOrder.setState({ answerLost: outcome.answerLost });
        tell(outcome.failure);
        if (outcome.failure.kind === 'rejected') void queryClient.invalidateQueries();
        break;
      case 'unknown':
        useOpenOrder.setState({ answerLost: true });
        tell(outcome.failure);
        break;
    }
    return outcome;
  }

  function tell(failure: Failure): void {
    if (!endsSession(failure))
      showToast('error', failure.kind === 'offline' ? texts.orderFailed : errorText(failure));
  }

  const { run, pending } = useTask(async (attempt: OrderAttempt, work: () => Promise<OrderOutcome>) => {
    const outcome = await order.mutateAsync(work);
    const open = outcome.kind === 'unknown' ? { attempt, failure: outcome.failure } : undefined;
    useOpenOrder.setState({ unsettled: open });
  });
  const settleOpen = () => {
    if (unsettled) void run(unsettled.attempt, () => settle(unsettled.attempt, unsettled.failure));
  };
  const settleOnReturn = useEffectEvent(settleOpen);
  useEffect(() => settleOnReturn(), []);

  return {
    ordering: pending,
    /** Whether the result of an order is still unknown. Nothing else may be ordered until `settle` has found out. */
    unsettled: unsettled !== undefined,
    /** `today` is the day (YYYY-MM-DD) for which the shopper has read the total. */
    place: (lines: readonly CartLine[], today: string) => {
      const attempt: OrderAttempt = {
        lines: orderLines(lines, today),
        answerLost: useOpenOrder.getState().answerLost,
        readCart: () => queryClient.fetchQuery(cartQueries.saved()),
      };
      return run(attempt, () => orderOnce(attempt));
    },
    settle: settleOpen,
  };
}
