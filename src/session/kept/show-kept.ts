import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import { newFor as usuallyNewFor } from '../kept-query';

export interface KeptAnswer {
  key: QueryKey;
  data: unknown;
  /** When the backend gave it, ms since 1970. */
  updatedAt: number;
  /** ms for which the screen that shows it takes an answer as new. */
  newFor?: number | undefined;
}

/**
 * Shows data that was kept, unless there is newer data. We do not use TanStack Query's own `hydrate`. If the screen is
 * already fetching, a cancelled fetch would remove the hydrated data again when the shopper leaves. Data from `setData`
 * stays.
 */
export function showKept(
  queryClient: QueryClient,
  { key, data, updatedAt, newFor = usuallyNewFor }: KeptAnswer,
  meta: QueryMeta,
): void {
  const options = { queryKey: key, meta, gcTime: Number.POSITIVE_INFINITY };
  const query = queryClient.getQueryCache().build(queryClient, options);
  if (query.state.dataUpdatedAt >= updatedAt) return;
  // Never new, so the next screen that shows it asks again. (A call that is cancelled would undo `invalidate`.)
  query.setData(data, { updatedAt: Math.min(updatedAt, Date.now() - newFor), manual: true });
}
