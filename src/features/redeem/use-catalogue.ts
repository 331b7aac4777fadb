import { hashKey, keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Browsing, useBrowsing } from './browsing';
import { ageCheckInterval, isOld } from './catalogue-rules';
import { type ProductIds, productQueries } from './queries';

/** The products with a sort order, filter and search. They are loaded again when they are 25 minutes old. */
export function useCatalogue({ sortBy, search, filter }: Browsing, relatedTo: ProductIds | undefined) {
  const query = useQuery({
    ...productQueries.list({ sortBy, search, filter, relatedTo }),
    placeholderData: keepPreviousData,
  });
  // Read during render, so that the timer below sees every change.
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
 * Changes sort order, search or filter. The list loads again with every such change, even with one that leads to a list
 * that was seen before or shows now (docs/product/redeem.md#when-the-list-loads-again).
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

/** The next list is loaded again, while its old data shows. */
export function markListsStale(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: productQueries.lists, refetchType: 'none' });
}
