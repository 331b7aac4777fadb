import { hashKey, type QueryClient } from '@tanstack/react-query';
import { merchantQuery } from '@/components/merchant-query';
import { membershipQueries } from '@/features/membership/queries';
import { transactionQueries } from '@/features/transactions/queries';
import type { Arrival } from './arrival-rules';
import { renewal } from './renewal';
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
