import { currentBrand } from './current-brand';

/** For `data-tier`: the place of a tier among those with colours of their own. Any other tier looks as all malls have it. */
export function tierPlace(tier: string | undefined): number | undefined {
  const place = tier === undefined ? -1 : (currentBrand().tiers?.indexOf(tier) ?? -1);
  return place < 0 ? undefined : place;
}
