import { pointsFor } from './points';
import { type PricedProduct, priceOn } from './price';
import { quantitiesBetween } from './quantities';

/** Points for the smallest purchase of a product on a day (YYYY-MM-DD): its price, as often as one must take it. */
export function leastPrice(product: PricedProduct & { minQuantity?: number }, today: string): number {
  const { min } = quantitiesBetween(product.minQuantity, Number.POSITIVE_INFINITY);
  return pointsFor(priceOn(product, today).current, min);
}
