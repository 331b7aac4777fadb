import type { Product } from '@/contract/products';
import { leastPrice } from '@/lib/least-price';
import { perObject } from '@/lib/per-object';
import { roundPoints } from '@/lib/points';

/**
 * The products that a balance is enough for on a day (YYYY-MM-DD): docs/product/redeem.md#within-my-points. The same
 * list as long as nothing changes.
 */
export const withinPoints = perObject((products: Product[], balance: number, today: string) =>
  products.filter((product) => leastPrice(product, today) <= balance),
);

/** Whether there are points to spend. Without any, the switch is not there. */
export function hasPoints(balance: number | undefined): balance is number {
  return balance !== undefined && balance > 0;
}

/** The product that a balance comes closest to, and how many points are missing. Undefined if nothing is too dear. */
export function nearest(products: readonly Product[], balance: number, today: string) {
  let best: { name: string; missing: number } | undefined;
  for (const product of products) {
    const missing = roundPoints(leastPrice(product, today) - balance);
    if (missing > 0 && (!best || missing < best.missing)) best = { name: product.name, missing };
  }
  return best;
}
