import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast, useToasts } from '@/ui/show-toast';
import { useSettled } from './use-settled';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('is settled a second after the first screen came, for good', async () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: true });
  await pass(5_000);
  expect(result.current).toBe(false);
  rerender(false);
  await pass(999);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
  rerender(true);
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
  const { result } = renderHook(useSettled, { initialProps: true });
  await pass(100);
  expect(result.current).toBe(false);
  await act(async () => happen());
  expect(result.current).toBe(true);
});
