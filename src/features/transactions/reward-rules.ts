import type { Product } from '@/contract/products';
import { calendarDay } from '@/lib/calendar-day';
import { leastPrice } from '@/lib/price';

interface Means {
  /** Points that end soon. */
  ending: number;
  balance: number;
  /** YYYY-MM-DD */
  today: string;
}

/** How many rewards are named. */
export const mostRewards = 3;

/**
 * Three rewards for points that end (docs/product/transactions.md#points-that-end): first those that they are enough
 * for, the dearest first, and then those for which the balance adds the fewest other points.
 */
export function rewardsFor(products: readonly Product[], { ending, balance, today }: Means): Product[] {
  const priced = products
    .filter(({ expiryDate }) => (calendarDay(expiryDate) ?? today) >= today)
    .map((product) => ({ product, price: leastPrice(product, today) }))
    .filter(({ price }) => price > 0 && price <= balance);
  const covered = priced.filter(({ price }) => price <= ending).sort((a, b) => b.price - a.price);
  const others = priced.filter(({ price }) => price > ending).sort((a, b) => a.price - b.price);
  return [...covered, ...others].slice(0, mostRewards).map(({ product }) => product);
}
