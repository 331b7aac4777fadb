import { type Product, type Refinement, sortCodes } from '@/contract/products';
import { formatDate } from '@/lib/dates';
import type { Filter } from './browsing';

/**
 * ms between two looks at the list's age, and the age at which it is fetched again
 * (docs/product/redeem.md#when-the-list-loads-again).
 */
export const ageCheckInterval = 50_000;
export const oldAge = 25 * 60_000;
/** Characters of the search inputs in the filter drawer (docs/product/redeem.md#filter). */
export const filterSearchLength = 12;

/** The sort sheet, in its order. */
export const sortOptions = [
  { key: 'newest', code: sortCodes.newest },
  { key: 'popularity', code: sortCodes.popularity },
  { key: 'oldest', code: sortCodes.oldest },
  { key: 'expiring', code: sortCodes.expiring },
] as const;

/**
 * What may stand in the search box: letters and spaces only, beginning with a letter; all else is dropped
 * (docs/product/redeem.md#search).
 */
export function searchText(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\s]/gu, '').replace(/^[^\p{L}]+/u, '');
}

/** Whether a list that was last asked for at `lastFetch` (ms) is to be fetched again. Never, before the first answer. */
export function isOld(lastFetch: number, now: number): boolean {
  return lastFetch > 0 && now - lastFetch >= oldAge;
}

/** `refine_by`, only when a filter is applied (docs/product/redeem.md#filter). */
export function refinementOf(filter: Filter): Refinement | undefined {
  if (!filter.filterApplied) return undefined;
  const { pointsRange, rewardValueRange, brandIds, locationIds } = filter;
  return { points: pointsRange, price: rewardValueRange, brand_ids: brandIds, location_ids: locationIds };
}

/** The choices whose name holds what was typed, in any case. */
export function matching<T extends { name: string }>(choices: readonly T[], typed: string): T[] {
  const wanted = typed.trim().toLowerCase();
  return choices.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** The ids with this one added, or taken out where it is among them. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** What a product says of its end: its custom text where the display flag is '2', else when it expires; '' for neither. */
export function expiryOf(product: Product, format: 'short' | 'long'): { text: string } | { date: string } {
  if (product.expiryDisplay === '2') return { text: product.customText };
  return { date: formatDate(product.expiryDate, format) };
}

/** N of the '+N' marker, or undefined where a product has none. */
export function relatedMarker({ relatedCount }: Product): number | undefined {
  return relatedCount !== undefined && relatedCount >= 1 ? Math.floor(relatedCount) : undefined;
}
