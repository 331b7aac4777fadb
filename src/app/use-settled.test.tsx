import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast, useToasts } from '@/ui/show-toast';
import { renderQueryHook } from '../../tests/setup/query-client';
import { useSettled } from './use-settled';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is settled a second after the last read and navigation, for good', async () => {
  let navigating = true;
  const { queryClient, result, rerender } = renderQueryHook(() => useSettled(navigating));
  await pass(5_000);
  expect(result.current).toBe(false);

  let resolve = (_value: string) => {};
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const reading = queryClient.fetchQuery({ queryKey: ['read'], queryFn: () => promise });
  navigating = false;
  rerender();
  await pass(5_000);
  expect(result.current).toBe(false);

  resolve('done');
  await act(() => reading);
  await pass(999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);

  navigating = true;
  rerender();
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
  const { result } = renderQueryHook(() => useSettled(true));
  await pass(100);
  expect(result.current).toBe(false);
  await act(async () => happen());
  expect(result.current).toBe(true);
});
