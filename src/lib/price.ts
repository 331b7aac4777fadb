import { limitDay } from './calendar-day';
import { pointsFor } from './points';

export interface PricedProduct {
  /** Points. */
  sellingPrice?: number;
  /** Points; 0 means none. */
  specialPrice?: number;
  /** YYYY-MM-DD, inclusive. '' means no limit on that side. */
  specialPriceStart: string;
  specialPriceEnd: string;
}

export interface Price {
  /** Points to pay per unit. */
  current: number;
  /** The selling price to strike through while a special price is valid. */
  before?: number;
}

/**
 * The price of a product on a day (YYYY-MM-DD): the special price if it is not 0 and the day is within its dates, both
 * included (docs/product/redeem.md#prices).
 */
export function priceOn(product: PricedProduct, today: string): Price {
  const selling = product.sellingPrice;
  const special = product.specialPrice ?? 0;
  const [start, end] = [limitDay(product.specialPriceStart), limitDay(product.specialPriceEnd)];
  const started = start === undefined || start <= today;
  const ended = end !== undefined && end < today;
  return special > 0 && started && !ended
    ? { current: special, ...(selling !== undefined && selling !== special && { before: selling }) }
    : { current: selling ?? 0 };
}

/** Whole numbers, both ends included. If `max` is less than `min`, there is nothing to choose. */
export interface Quantities {
  min: number;
  max: number;
}

/** How many of one product a shopper may choose: whole numbers, at least one. */
export function quantitiesBetween(minQuantity: number | undefined, maxQuantity: number): Quantities {
  return { min: Math.max(1, Math.ceil(minQuantity ?? 1)), max: Math.floor(maxQuantity) };
}

/** Points for the smallest purchase of a product on a day (YYYY-MM-DD): its price, as often as one must take it. */
export function leastPrice(product: PricedProduct & { minQuantity?: number }, today: string): number {
  const { min } = quantitiesBetween(product.minQuantity, Number.POSITIVE_INFINITY);
  return pointsFor(priceOn(product, today).current, min);
}
