import type { QueryClient } from '@tanstack/react-query';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { savesData } from '@/lib/browser';
import { perObject } from '@/lib/per-object';
import { roundPoints } from '@/lib/points';

/**
 * Gives what asks again for the rows of points, or for the tiers, where a newer answer knows another balance or tier: they
 * count as new for hours, and a bill may be accepted meanwhile. It asks once for each balance and tier, because a backend
 * may always say two different things.
 */
export const renewal = perObject((queryClient: QueryClient) => {
  const asked = new Set<unknown>();
  const ask = (about: unknown, query: { queryKey: readonly unknown[]; meta?: object }) => {
    if (asked.has(about)) return;
    asked.add(about);
    // Nobody has asked for it, so a failure says nothing.
    void queryClient.prefetchQuery({ ...query, staleTime: 0, meta: { ...query.meta, silent: true } });
  };
  return () => {
    const { data: merchant, dataUpdatedAt } = queryClient.getQueryState(merchantQuery().queryKey) ?? {};
    if (!merchant || !dataUpdatedAt || savesData() || !navigator.onLine) return;
    const points = queryClient.getQueryState(transactionQueries.points().queryKey);
    const details = queryClient.getQueryState(membershipQueries.details().queryKey);
    const available = points?.data?.log?.available;
    if (
      points &&
      points.dataUpdatedAt < dataUpdatedAt &&
      available !== undefined &&
      merchant.balance !== undefined &&
      roundPoints(available) !== roundPoints(merchant.balance)
    )
      ask(merchant.balance, transactionQueries.points());
    const tier = merchant.customer?.currentTierName;
    if (
      details?.data &&
      details.dataUpdatedAt < dataUpdatedAt &&
      tier &&
      tier !== details.data.currentTierName
    )
      ask(tier, membershipQueries.details());
  };
});
