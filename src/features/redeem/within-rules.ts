import type { Product } from '@/contract/products';
import { perObject } from '@/lib/per-object';
import { missingFor } from '@/lib/reward-reach';

/**
 * The products that a balance is enough for on a day (YYYY-MM-DD): docs/product/redeem.md#within-my-points. The same
 * list as long as nothing changes.
 */
export const withinPoints = perObject((products: Product[], balance: number, today: string) =>
  products.filter((product) => missingFor(product, balance, today) === 0),
);

/** Whether there are points to spend. Without any, the switch is not there. */
export function hasPoints(balance: number | undefined): balance is number {
  return balance !== undefined && balance > 0;
}
