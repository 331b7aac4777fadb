import { limitDay } from './calendar-day';

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
