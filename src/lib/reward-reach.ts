import { limitDay } from './calendar-day';
import { perObject } from './per-object';
import { roundPoints } from './points';
import { leastPrice, type PricedProduct } from './price';

/** What of a product decides whether a balance is enough for it. */
export interface Reward extends PricedProduct {
  minQuantity?: number;
  expiryDate: string;
}

/** What a shopper can get, and what is next. */
export interface Reach<Of extends Reward> {
  /** The rewards that the balance is enough for. */
  count: number;
  /** The reward that needs the fewest more points. */
  next?: { product: Of; price: number; missing: number };
}

interface Redeeming {
  /** Points. */
  balance?: number | undefined;
  burnEnabled: boolean;
  redeemError: string;
}

/** The points that a customer may spend now. Undefined while the mall, or this customer, is not allowed to redeem. */
export function spendable({ balance, burnEnabled, redeemError }: Redeeming): number | undefined {
  return burnEnabled && redeemError.trim() === '' ? balance : undefined;
}

/**
 * The points that a balance lacks for the smallest purchase on a day (YYYY-MM-DD), 0 if it is enough. Undefined for what
 * nobody can get: its last day is over, or it has no price.
 */
export function missingFor(product: Reward, balance: number, today: string): number | undefined {
  const price = leastPrice(product, today);
  if (price <= 0 || (limitDay(product.expiryDate) ?? today) < today) return undefined;
  return Math.max(0, roundPoints(price - balance));
}

/** What a balance is enough for on a day (YYYY-MM-DD), and the cheapest of the rest (docs/product/dashboard.md#next-reward). */
export const reachOf = perObject(
  <Of extends Reward>(products: readonly Of[], balance: number, today: string) => {
    const reach: Reach<Of> = { count: 0 };
    for (const product of products) {
      const missing = missingFor(product, balance, today);
      if (missing === 0) reach.count += 1;
      else if (missing !== undefined && missing < (reach.next?.missing ?? Number.POSITIVE_INFINITY))
        reach.next = { product, price: leastPrice(product, today), missing };
    }
    return reach;
  },
);
