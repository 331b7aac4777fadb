import type { Product } from '@/contract/products';
import { leastPrice } from '@/lib/least-price';
import { perObject } from '@/lib/per-object';

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
