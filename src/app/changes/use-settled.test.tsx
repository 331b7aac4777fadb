import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast, useToasts } from '@/ui/feedback/show-toast';
import { laterAnswer } from '../../../tests/setup/later-answer';
import { newQueryClient } from '../../../tests/setup/query-client';
import { type Settled, Settling } from './use-settled';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function settling() {
  const queryClient = newQueryClient();
  let told: Settled | undefined;
  const tell = (state: Settled) => {
    told = state;
  };
  const ui = (arrived: boolean) => (
    <QueryClientProvider client={queryClient}>
      <Settling arrived={arrived} tell={tell} />
    </QueryClientProvider>
  );
  const { rerender } = render(ui(false));
  return { queryClient, told: () => told, arrive: () => rerender(ui(true)) };
}

function ask(queryClient: QueryClient) {
  const answer = laterAnswer<string>();
  void queryClient.prefetchQuery({ queryKey: ['asked'], queryFn: answer.asked });
  return answer;
}

it('is settled a second after the first content came, for good', async () => {
  const { told, arrive, queryClient } = settling();
  await pass(5_000);
  expect(told()).toEqual([false, false]);
  arrive();
  await pass(999);
  expect(told()).toEqual([true, false]);
  await pass(1);
  expect(told()).toEqual([true, true]);
  ask(queryClient);
  await pass(0);
  expect(told()).toEqual([true, true]);
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
  const { told } = settling();
  await pass(100);
  expect(told()).toEqual([false, false]);
  await act(async () => happen());
  expect(told()).toEqual([true, true]);
  dispatchEvent(new Event('online')); // for the queries of the next test
});

it('waits for the queries of the first screen, but not for later ones', async () => {
  const { told, arrive, queryClient } = settling();
  await pass(100);
  const answer = ask(queryClient);
  arrive();
  await pass(4_000);
  expect(told()?.[0]).toBe(false);
  await answer.give('data');
  await pass(0);
  expect(told()?.[0]).toBe(true);
  void queryClient.prefetchQuery({ queryKey: ['later'], queryFn: () => new Promise(() => {}) });
  await pass(0);
  expect(told()?.[0]).toBe(true);
});

it('does not wait long for a backend that does not answer', async () => {
  const { told, arrive, queryClient } = settling();
  ask(queryClient);
  arrive();
  await pass(4_999);
  expect(told()?.[0]).toBe(false);
  await pass(1);
  expect(told()?.[0]).toBe(true);
});
