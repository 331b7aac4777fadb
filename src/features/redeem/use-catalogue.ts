import { hashKey, keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Browsing, useBrowsing } from './browsing';
import { ageCheckInterval, isOld } from './catalogue-rules';
import { type ProductIds, productQueries } from './queries';

/** The products as they are sorted, filtered and searched now; fetched again once they are 25 minutes old. */
export function useCatalogue(relatedTo: ProductIds | undefined) {
  const { sortBy, search, filter } = useBrowsing();
  const query = useQuery({
    ...productQueries.list({ sortBy, search, filter, relatedTo }),
    placeholderData: keepPreviousData,
  });
  // Read while rendering, so that the timer below sees every change of them.
  const { dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = query;
  const refetchWhenOld = useEffectEvent(() => {
    if (isOld(Math.max(dataUpdatedAt, errorUpdatedAt), Date.now()) && !isFetching) void refetch();
  });
  useEffect(() => {
    const timer = setInterval(refetchWhenOld, ageCheckInterval);
    return () => clearInterval(timer);
  }, []);
  return query;
}

/**
 * Changes how the catalogue is looked at. The list reloads with every such change, also with one back to what was seen
 * before, or to what is seen already (docs/product/redeem.md#when-the-list-loads-again).
 */
export function useBrowse() {
  const queryClient = useQueryClient();
  return (changes: Partial<Omit<Browsing, 'view'>>) => {
    const before = useBrowsing.getState();
    markListsStale(queryClient);
    useBrowsing.setState(changes);
    if (hashKey([before]) === hashKey([useBrowsing.getState()])) {
      void queryClient.refetchQueries({ queryKey: productQueries.lists, type: 'active' });
    }
  };
}

/** Whichever list is shown next is fetched again, over what is known of it. */
export function markListsStale(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: productQueries.lists, refetchType: 'none' });
}
