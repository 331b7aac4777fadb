import { CancelledError, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardQueries } from '@/features/dashboard/queries';
import { markSessionOver } from '@/session/stored-user';
import { useToasts } from '@/ui/feedback/show-toast';
import { stubBackend } from '../../../tests/setup/backend';
import { logInAsCustomer, stubAppActions } from '../../../tests/setup/session';
import { until } from '../../../tests/setup/until';
import { createQueryClient } from './query-client';

it('a failed unread count is only logged, and the last one stays', async () => {
  stubAppActions();
  logInAsCustomer();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const queryClient = createQueryClient();
  const unread = dashboardQueries.unread();
  queryClient.setQueryData(unread.queryKey, 7);
  stubBackend({ '/getPushNotificationCount': { statusCode: 102, statusDescription: 'Not now.' } });
  await queryClient.fetchQuery({ ...unread, staleTime: 0 }).catch(() => undefined);
  expect(queryClient.getQueryData(unread.queryKey)).toBe(7);
  expect(queryClient.getQueryState(unread.queryKey)?.status).toBe('error');
  expect(warn).toHaveBeenCalledWith('The unread count could not be loaded.', expect.any(Error));
  expect(useToasts.getState().toasts).toEqual([]);
});

it('shows no failure before a screen uses the query, and shows it then', async () => {
  stubAppActions();
  logInAsCustomer();
  stubBackend({ '/getBanners': { statusCode: 102, statusDescription: 'Not now.' } });
  const queryClient = createQueryClient();
  await queryClient.prefetchQuery(dashboardQueries.banners());
  expect(useToasts.getState().toasts).toEqual([]);
  const leave = new QueryObserver(queryClient, dashboardQueries.banners()).subscribe(() => {});
  await until(() => expect(useToasts.getState().toasts).toHaveLength(1));
  useToasts.setState({ toasts: [] });
  leave();
});

it('shows no failure for a query that the end of a session cancels', async () => {
  const queryClient = createQueryClient();
  const cancelled = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => Promise.reject(new CancelledError()),
  });
  const tell = () => cancelled.execute(undefined).catch(() => undefined);
  await tell();
  expect(useToasts.getState().toasts).toHaveLength(1);
  useToasts.setState({ toasts: [] });
  markSessionOver();
  await tell();
  expect(useToasts.getState().toasts).toEqual([]);
});

it('takes an answer for new for 30 s', async () => {
  vi.useFakeTimers();
  const answer = vi.fn(() => 'an answer');
  const queryClient = createQueryClient();
  const ask = () => queryClient.fetchQuery({ queryKey: ['anything'], queryFn: answer });
  await ask();
  vi.advanceTimersByTime(29_999);
  await ask();
  expect(answer).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  const asked = ask();
  await vi.advanceTimersByTimeAsync(100); // the frame that shows the old one
  await asked;
  expect(answer).toHaveBeenCalledTimes(2);
});

describe('an answer that is there', () => {
  const queryKey = ['anything'];
  const answer = vi.fn(() => 'a new answer');

  beforeEach(() => {
    vi.useFakeTimers();
    answer.mockClear();
  });

  it('is renewed after the frame that shows it, and one that is not there is asked for at once', async () => {
    const queryClient = createQueryClient();
    void queryClient.prefetchQuery({ queryKey, queryFn: answer });
    await Promise.resolve();
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    const renewed = queryClient.fetchQuery({ queryKey, queryFn: answer, staleTime: 0 });
    await Promise.resolve();
    expect(answer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    await renewed;
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('is not renewed after a logout in that moment', async () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(queryKey, 'an old answer');
    void queryClient.prefetchQuery({ queryKey, queryFn: answer, staleTime: 0 });
    queryClient.clear();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answer).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});
