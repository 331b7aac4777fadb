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
 * window, both ends included (part 1 §4 "Redeem list").
 */
export function priceOn(product: PricedProduct, today: string): Price {
  const selling = product.sellingPrice;
  const special = product.specialPrice ?? 0;
  const started = !product.specialPriceStart || product.specialPriceStart.slice(0, 10) <= today;
  const ended = product.specialPriceEnd !== '' && product.specialPriceEnd.slice(0, 10) < today;
  return special > 0 && started && !ended
    ? { current: special, ...(selling !== undefined && selling !== special && { before: selling }) }
    : { current: selling ?? 0 };
}
