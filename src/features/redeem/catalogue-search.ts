/** What the address says of the catalogue. The default stays out of it. */
export interface CatalogueSearch {
  /** Shows only what the shopper's points are enough for. */
  within?: 'points' | undefined;
}

export function readCatalogueSearch({ within }: Record<string, unknown>): CatalogueSearch {
  return { within: within === 'points' ? within : undefined };
}
