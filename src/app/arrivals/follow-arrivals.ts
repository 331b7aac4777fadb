import { hashKey, type QueryClient } from '@tanstack/react-query';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import { savesData } from '@/lib/browser';
import { perObject } from '@/lib/per-object';
import { roundPoints } from '@/lib/points';
import type { Arrival } from './arrival-rules';
import { look } from './seen-mark';

/**
 * Looks for points and tiers that have come, whenever an answer may say so, and when the shopper comes back to the app.
 * Returns a function that ends this.
 */
export function followArrivals(
  queryClient: QueryClient,
  mayTell: () => boolean,
  tell: (arrival: Arrival) => void,
): () => void {
  const pointsKey = transactionQueries.points().queryKey;
  const detailsKey = membershipQueries.details().queryKey;
  const keys = [merchantQuery().queryKey, pointsKey, detailsKey];
  const hashes = keys.map((key) => hashKey(key));
  const renew = renewal(queryClient);
  let left = false;
  const lookNow = () => {
    renew();
    // The balance counts up to what it is now. What is on its way may change it.
    if (keys.some((queryKey) => queryClient.isFetching({ queryKey, exact: true }) > 0)) return;
    const points = queryClient.getQueryData(pointsKey);
    const details = queryClient.getQueryData(detailsKey);
    look({ points, details }, () => !left && mayTell(), tell).catch((error) =>
      console.warn('It is not known what has come.', error),
    );
  };
  const leave = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !hashes.includes(event.query.queryHash)) return;
    if (event.action.type === 'success' || event.action.type === 'error') lookNow();
  });
  document.addEventListener('visibilitychange', lookNow);
  lookNow();
  return () => {
    left = true;
    leave();
    document.removeEventListener('visibilitychange', lookNow);
  };
}

/**
 * Gives what asks again for the rows of points, or for the tiers, where a newer answer knows another balance or tier: they
 * count as new for hours, and a bill may be accepted meanwhile. It asks once for each balance and tier, because a backend
 * may always say two different things.
 */
const renewal = perObject((queryClient: QueryClient) => {
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
