import type { CartLine } from '@/contract/cart';
import { type OrderLine, placeOrder } from '@/contract/orders';
import { today } from '@/lib/today';
import { send } from '@/session/send';
import { endsSession, type Failure, failureOf } from '@/transport/call-error';
import { startBusy } from '@/updates/busy';
import { orderLines, sameOrder } from './cart-rules';
import { withCartLock } from './queries';
import { holdsAny, useSentOrder } from './sent-order';

export type OrderOutcome =
  | { kind: 'placed'; orderId: string }
  /** The answer was lost, but the order was placed: the saved cart no longer holds its lines. */
  | { kind: 'placedUnseen' }
  /** Nothing was sent, because the saved cart differs from the cart that the shopper confirmed. */
  | { kind: 'changed' }
  /** Not placed, as far as the cart shows. An attempt with a lost answer may still arrive. */
  | { kind: 'notPlaced'; failure: Failure; answerLost: boolean }
  /** The answer was lost, and the cart could not be loaded. */
  | { kind: 'unknown'; failure: Failure };

export interface OrderAttempt {
  /** The order that the shopper has confirmed. */
  lines: readonly OrderLine[];
  /** Whether the answer of an earlier attempt for this cart was lost. That order may be placed after all. */
  answerLost: boolean;
  /** Reads the saved cart from the backend. */
  readCart: () => Promise<readonly CartLine[]>;
}

/**
 * Places an order once. The call has no idempotency key, so the saved cart replaces it. One tab at a time sends an
 * order, and only while the cart holds exactly its lines. After a lost answer (network, timeout, unreadable) it looks
 * at the cart, because a placed order empties it (docs/decisions/0020-orders-without-a-key.md). Never throws.
 */
export async function orderOnce(attempt: OrderAttempt): Promise<OrderOutcome> {
  const endBusy = startBusy('order');
  try {
    return await withCartLock(() => sendIfUnchanged(attempt));
  } finally {
    endBusy();
  }
}

async function sendIfUnchanged(attempt: OrderAttempt): Promise<OrderOutcome> {
  const { lines, answerLost, readCart } = attempt;
  try {
    const saved = await readCart();
    if (answerLost && !holdsAny(saved, lines)) return { kind: 'placedUnseen' };
    // A line may have run out at midnight, since the shopper has read the total.
    if (!sameOrder(orderLines(saved, today()), lines)) return { kind: 'changed' };
  } catch (error) {
    const failure = failureOf(error);
    if (!answerLost || endsSession(failure)) return { kind: 'notPlaced', failure, answerLost };
    useSentOrder.setState({ lines });
    return { kind: 'unknown', failure };
  }
  useSentOrder.setState({ lines });
  try {
    const { orderId } = await send(placeOrder, { lines: [...lines] });
    return { kind: 'placed', orderId };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unauthorised') return { kind: 'notPlaced', failure, answerLost };
    return settle(attempt, failure);
  }
}

/**
 * Finds out from the cart whether an order was placed. It does so after a refusal, too: browsers repeat a request by
 * themselves when a kept-alive connection breaks, and then the second one is refused.
 */
export async function settle(attempt: OrderAttempt, failure: Failure): Promise<OrderOutcome> {
  const answerLost = attempt.answerLost || failure.kind !== 'rejected';
  try {
    const saved = await attempt.readCart();
    return holdsAny(saved, attempt.lines)
      ? { kind: 'notPlaced', failure, answerLost }
      : { kind: 'placedUnseen' };
  } catch {
    return answerLost ? { kind: 'unknown', failure } : { kind: 'notPlaced', failure, answerLost };
  }
}
