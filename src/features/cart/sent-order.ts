import type { CartLine } from '@/contract/cart';
import type { OrderLine } from '@/contract/orders';
import { clientState, hydrateClientState } from '@/session/client-state';

const area = 'sent-order';

/**
 * The lines of an order that was sent, until its result is known. Kept, because the tab may be killed before the answer
 * (docs/product/cart.md#when-the-answer-is-lost).
 */
export const useSentOrder = clientState<{ lines: readonly OrderLine[] }>(area, () => ({ lines: [] }), {
  persisted: true,
});

/** Resolves when the kept order has been read. */
export function sentOrderReady(): Promise<void> {
  return hydrateClientState(area);
}

/** Whether the saved cart still holds any product of an order. A placed order has emptied it. */
export function holdsAny(saved: readonly CartLine[], lines: readonly OrderLine[]): boolean {
  const ordered = new Set(lines.map(({ productMerchantId }) => productMerchantId));
  return saved.some(({ productMerchantId }) => ordered.has(productMerchantId));
}
