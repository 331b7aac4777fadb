/** Whole numbers, both ends included. If `max` is less than `min`, there is nothing to choose. */
export interface Quantities {
  min: number;
  max: number;
}

/** How many of one product a shopper may choose: whole numbers, at least one. */
export function quantitiesBetween(minQuantity: number | undefined, maxQuantity: number): Quantities {
  return { min: Math.max(1, Math.ceil(minQuantity ?? 1)), max: Math.floor(maxQuantity) };
}
