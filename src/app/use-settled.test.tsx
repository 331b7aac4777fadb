import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast, useToasts } from '@/ui/show-toast';
import { newQueryClient } from '../../tests/setup/query-client';
import { useFirstContent, useSettled } from './use-settled';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is settled a second after the first content came, for good', async () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: false });
  await pass(5_000);
  expect(result.current).toBe(false);
  rerender(true);
  await pass(999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(true);
});

it.each<[string, () => void]>([
  ['a touch', () => dispatchEvent(new Event('pointerdown'))],
  ['a key', () => dispatchEvent(new Event('keydown'))],
  ['a toast', () => showToast('error', 'Oops')],
  [
    'a lost network',
    () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      dispatchEvent(new Event('offline'));
    },
  ],
])('is settled at once by %s', async (_name, happen) => {
  const { result } = renderHook(useSettled, { initialProps: false });
  await pass(100);
  expect(result.current).toBe(false);
  await act(async () => happen());
  expect(result.current).toBe(true);
});

function firstContent(arrived: boolean) {
  const queryClient = newQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return { queryClient, ...renderHook(useFirstContent, { wrapper, initialProps: arrived }) };
}

function ask(queryClient: QueryClient) {
  let answer = (_: string) => {};
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  void queryClient.prefetchQuery({ queryKey: ['asked'], queryFn });
  return (data: string) => answer(data);
}

it('waits for the queries of the first screen, but not for later ones', async () => {
  const { result, rerender, queryClient } = firstContent(false);
  await pass(100);
  expect(result.current).toBe(false);
  const answer = ask(queryClient);
  rerender(true);
  await pass(4_000);
  expect(result.current).toBe(false);
  answer('data');
  await pass(0);
  expect(result.current).toBe(true);
  void queryClient.prefetchQuery({ queryKey: ['later'], queryFn: () => new Promise(() => {}) });
  await pass(0);
  expect(result.current).toBe(true);
});

it('does not wait long for a backend that does not answer', async () => {
  const { result, rerender, queryClient } = firstContent(false);
  ask(queryClient);
  rerender(true);
  await pass(4_999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});
