import { cutText } from './cut-text';

/** Characters of a search by name: brands, locations, and the filter's choices (docs/product/stores.md#brands). */
export const searchLength = 12;

/** Characters of any other search. Some lists take fewer signs. */
export const longestSearch = 60;

/** What may stand in the box of such a search. */
export function searchText(typed: string): string {
  return cutText(typed.trimStart(), searchLength);
}

/**
 * The valid part of a search for rewards: letters and spaces, beginning with a letter. Other characters are dropped
 * (docs/product/redeem.md#search).
 */
export function rewardSearchText(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\s]/gu, '').replace(/^[^\p{L}]+/u, '');
}

/**
 * The valid part of a search for offers: a letter or digit, then letters, digits or spaces. Other characters are dropped
 * (docs/product/offers.md#search).
 */
export function offerSearchText(typed: string): string {
  return typed.replace(/[^\p{L}\p{M}\p{N}\s]/gu, '').replace(/^[^\p{L}\p{N}]+/u, '');
}

/** Those whose name has this part, whatever its case. */
export function named<T extends { name: string }>(choices: readonly T[], part: string): T[] {
  const wanted = part.trim().toLocaleLowerCase();
  return choices.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
