import { cutText } from './cut-text';

/** Characters of a search by name: brands, locations, and the filter's choices (docs/product/stores.md#brands). */
export const searchLength = 12;

/** What may stand in the box of such a search. */
export function searchText(typed: string): string {
  return cutText(typed.trimStart(), searchLength);
}

/** Those whose name has this part, whatever its case. */
export function named<T extends { name: string }>(choices: readonly T[], part: string): T[] {
  const wanted = part.trim().toLocaleLowerCase();
  return choices.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
