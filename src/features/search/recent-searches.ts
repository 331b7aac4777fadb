import { customerState } from '@/session/customer-state';
import { withSearch } from './search-rules';

const none: { texts: string[] } = { texts: [] };

const { ready, useOwn, change } = customerState('recentSearches', none);

/** Resolves when the kept searches have been read. */
export const recentSearchesReady = ready;

/** The last searches of this customer, the newest first. */
export const useRecentSearches = () => useOwn().texts;

export function rememberSearch(text: string): void {
  change(({ texts }) => ({ texts: withSearch(texts, text) }));
}
