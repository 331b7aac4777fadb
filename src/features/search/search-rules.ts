import { longestSearch, offerSearchText, rewardSearchText, searchLength } from '@/lib/search-text';

/** Characters from which a text is searched for. */
export const shortestSearch = 2;
/** Results of each group. */
export const mostResults = 5;
/** Searches that stay on the phone. */
const mostRecent = 5;

/** Whether each group can be searched for a text: the rules of its own screen (docs/product/search.md#rules). */
export const takes = {
  rewards: (text: string) => rewardSearchText(text) === text,
  stores: (text: string) => text.length <= searchLength,
  offers: (text: string) => offerSearchText(text) === text,
} as const;

/** What an address says to search for. '' for anything else. */
export function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, longestSearch)
    : '';
}

/** The last searches with one more: the newest first, and not what was only the way to it. */
export function withSearch(recent: readonly string[], text: string): string[] {
  const [begun, whole] = [text.toLocaleLowerCase(), recent[0]?.toLocaleLowerCase()];
  if (text.length < shortestSearch || whole?.startsWith(begun)) return [...recent];
  const others = recent.filter((other) => !begun.startsWith(other.toLocaleLowerCase()));
  return [text, ...others].slice(0, mostRecent);
}
