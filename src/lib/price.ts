export interface PricedProduct {
  /** Points. */
  sellingPrice?: number;
  /** Points; 0 means none. */
  specialPrice?: number;
  /** YYYY-MM-DD, inclusive; '' means unbounded on that side. */
  specialPriceStart: string;
  specialPriceEnd: string;
}

export interface Price {
  /** Points to pay per unit. */
  current: number;
  /** The selling price to strike through while another, special price holds. */
  before?: number;
}

/**
 * The price of a product on a day (YYYY-MM-DD): the special price only when it is nonzero and the day lies inside its
 * window, both ends included (docs/product/redeem.md#prices).
 */
export function priceOn(product: PricedProduct, today: string): Price {
  const selling = product.sellingPrice;
  const special = product.specialPrice ?? 0;
  const [start, end] = [dayOf(product.specialPriceStart), dayOf(product.specialPriceEnd)];
  const started = start === undefined || start <= today;
  const ended = end !== undefined && end < today;
  return special > 0 && started && !ended
    ? { current: special, ...(selling !== undefined && selling !== special && { before: selling }) }
    : { current: selling ?? 0 };
}

/** The day of a date or time; a database's zero date, '0000-00-00', is none. */
function dayOf(date: string): string | undefined {
  return /^[1-9]\d{3}-\d\d-\d\d/.exec(date)?.[0];
}
