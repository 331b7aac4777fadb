import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { transactionQueries } from './queries';

afterEach(() => vi.useRealTimers());

it.each([
  ['points', transactionQueries.points()],
  ['archive', transactionQueries.archive()],
  ['bills', transactionQueries.bills()],
  ['vouchers', transactionQueries.vouchers('active')],
])('the list of %s that was seen is still in memory a day after it was left', (_, { queryKey, gcTime }) => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const leave = new QueryObserver(client, { queryKey, gcTime, enabled: false }).subscribe(() => {});
  client.setQueryData<unknown>(queryKey, 'seen');
  leave();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(client.getQueryData(queryKey)).toBe('seen');
});
