import { cartTexts } from '@/brand/texts/cart';
import { textsOf } from '@/brand/texts/define-texts';
import { endsSession, type Failure } from '@/transport/call-error';
import { errorText } from '@/transport/error-text';
import type { OrderOutcome } from './place-order';

/** What an order's outcome means for the cart and for the shopper. */
export interface AfterOrder {
  /** The result is known, so nobody has to look for it any more. */
  settled: boolean;
  /** Whether an attempt for this cart may still arrive. Undefined: as before. */
  answerLost?: boolean;
  says?: { kind: 'success' | 'error'; text: string };
  /** An order was placed: its summary, or the transactions where its id is not known. */
  goesTo?: { screen: 'summary'; orderId: string } | { screen: 'transactions' };
  /** What has to be loaded again. */
  stale?: 'cart' | 'all';
}

/** What happens after an order (docs/product/cart.md#placing-the-order). */
export function afterOrder(outcome: OrderOutcome): AfterOrder {
  const texts = textsOf(cartTexts);
  switch (outcome.kind) {
    case 'placed': {
      const { orderId } = outcome;
      return { settled: true, answerLost: false, goesTo: { screen: 'summary', orderId } };
    }
    case 'placedUnseen': {
      const says = { kind: 'success', text: texts.orderWentThrough } as const;
      return { settled: true, answerLost: false, says, goesTo: { screen: 'transactions' } };
    }
    case 'changed':
      return { settled: true, says: { kind: 'error', text: texts.cartChanged }, stale: 'cart' };
    case 'notPlaced': {
      const { failure, answerLost } = outcome;
      const refused = failure.kind === 'rejected';
      return { settled: true, answerLost, ...told(failure), ...(refused ? { stale: 'all' } : {}) };
    }
    case 'unknown':
      return { settled: false, answerLost: true, ...told(outcome.failure) };
  }
}

/** The end of a session says so by itself. */
function told(failure: Failure): Pick<AfterOrder, 'says'> {
  if (endsSession(failure)) return {};
  const text = failure.kind === 'offline' ? textsOf(cartTexts).orderFailed : errorText(failure);
  return { says: { kind: 'error', text } };
}
