import { fill, textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { type Product, type Refinement, sortCodes } from '@/contract/products';
import { formatDate } from '@/lib/dates';
import { perObject } from '@/lib/per-object';
import { missingFor } from '@/lib/reward-reach';
import { type Filter, filterLimits, noFilter, type Range } from './browsing';

/**
 * ms between two checks of the list's age, and the age at which it is loaded again
 * (docs/product/redeem.md#when-the-list-loads-again).
 */
export const ageCheckInterval = 50_000;
export const oldAge = 25 * 60_000;
/** Products that are kept on the phone, with their pictures: more than a screen shows before it is scrolled. */
const keptProducts = 20;

/** The first page of a list: what is kept for a visit without a network. */
export function firstProducts(products: readonly Product[]): Product[] {
  return products.slice(0, keptProducts);
}

/** Whether the product at this place of a list is on its first page. */
export function isOnFirstPage(index: number): boolean {
  return index < keptProducts;
}

/** The sort sheet, in its order. */
export const sortOptions = [
  { key: 'newest', code: sortCodes.newest },
  { key: 'popularity', code: sortCodes.popularity },
  { key: 'oldest', code: sortCodes.oldest },
  { key: 'expiring', code: sortCodes.expiring },
] as const;

/** Whether to load a list again whose last request was at `lastFetch` (ms). Never before the first answer. */
export function isOld(lastFetch: number, now: number): boolean {
  return lastFetch > 0 && now - lastFetch >= oldAge;
}

/** `refine_by`, only when a filter is applied (docs/product/redeem.md#filter). */
export function refinementOf(filter: Filter): Refinement | undefined {
  if (!filter.filterApplied) return undefined;
  const { pointsRange, rewardValueRange, brandIds, locationIds } = filter;
  return {
    points: openEnded(pointsRange),
    price: openEnded(rewardValueRange),
    brand_ids: brandIds,
    location_ids: locationIds,
  };
}

/** One limit of a filter: a range, or a chosen location or brand. */
export type Limit =
  | { of: 'pointsRange' | 'rewardValueRange'; id?: undefined }
  | { of: 'locationIds' | 'brandIds'; id: string };

/** The limits of an applied filter, in the order of the drawer: what may hide a reward. */
export function limitsOf(filter: Filter): Limit[] {
  if (!filter.filterApplied) return [];
  const range = (of: 'pointsRange' | 'rewardValueRange'): Limit[] =>
    filter[of].min > filterLimits.min || filter[of].max < filterLimits.max ? [{ of }] : [];
  const chosen = (of: 'locationIds' | 'brandIds') => filter[of].map((id): Limit => ({ of, id }));
  return [
    ...range('pointsRange'),
    ...chosen('locationIds'),
    ...chosen('brandIds'),
    ...range('rewardValueRange'),
  ];
}

/** The filter without one of its limits; the last one takes the filter away. */
export function withoutLimit(filter: Filter, { of, id }: Limit): Filter {
  const value = id === undefined ? noFilter[of] : filter[of].filter((other) => other !== id);
  const left = { ...filter, [of]: value };
  return limitsOf(left).length > 0 ? left : noFilter;
}

/** Adds an id to the list, or removes it if it is there. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** What is said of a product's expiry: its custom text if the display flag is '2', or else its date. '' for neither. */
export function expiryText(product: Product, format: 'short' | 'long'): string {
  if (product.expiryDisplay === '2') return product.customText;
  const date = formatDate(product.expiryDate, format);
  return date && fill(textsOf(redeemTexts).validTill, { date });
}

/** The number of the '+N' marker, or undefined for a product without one. */
export function relatedMarker({ relatedCount }: Product): number | undefined {
  return relatedCount !== undefined && relatedCount >= 1 ? Math.floor(relatedCount) : undefined;
}

/**
 * The products that a balance is enough for on a day (YYYY-MM-DD): docs/product/redeem.md#within-my-points. The same
 * list as long as nothing changes.
 */
export const withinPoints = perObject((products: Product[], balance: number, today: string) =>
  products.filter((product) => missingFor(product, balance, today) === 0),
);

/** Whether there are points to spend. Without any, the switch is not there. */
export function hasPoints(balance: number | undefined): balance is number {
  return balance !== undefined && balance > 0;
}

/** The backend's number for 'no limit'. */
const noUpperLimit = 9_999_999_999;

/** A range as the backend takes it: an upper thumb at its end is no limit (docs/product/redeem.md#filter). */
function openEnded({ min, max }: Range): Range {
  return { min, max: max < filterLimits.max ? max : noUpperLimit };
}
