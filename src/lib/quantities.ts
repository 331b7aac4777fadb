/** Both ends included, both whole; there is nothing to choose where `max` is below `min`. */
export interface Quantities {
  min: number;
  max: number;
}

/** How many of one product may be had: at least one, in whole numbers. */
export function quantitiesBetween(minQuantity: number | undefined, maxQuantity: number): Quantities {
  return { min: Math.max(1, Math.ceil(minQuantity ?? 1)), max: Math.floor(maxQuantity) };
}
