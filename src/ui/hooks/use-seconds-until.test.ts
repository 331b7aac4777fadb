import { cleanup, renderHook } from '@testing-library/react';
import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minutesAndSeconds, useSecondsUntil } from './use-seconds-until';

beforeEach(() => vi.useFakeTimers());
afterEach(cleanup);

function show(first: number | undefined) {
  const shown: number[] = [];
  const hook = renderHook(
    ({ moment }) => {
      const seconds = useSecondsUntil(moment, 30);
      useLayoutEffect(() => {
        shown.push(seconds);
      });
      return seconds;
    },
    { initialProps: { moment: first } },
  );
  return { ...hook, shown };
}

test('counts whole seconds down to 0 and stays there', () => {
  const { result } = show(Date.now() + 2_000);
  expect(result.current).toBe(2);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(1);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);
});

test('starts a new countdown at its full length, even long after the last one ended', () => {
  const { result, rerender, shown } = show(undefined);
  expect(result.current).toBe(0);
  vi.advanceTimersByTime(5_000);
  rerender({ moment: Date.now() + 30_000 });
  expect(result.current).toBe(30);
  expect(Math.max(...shown)).toBe(30);
});

test('is over when the clock was set back far behind its beginning, and not when it was corrected by a little', () => {
  const moment = Date.now() + 30_000;
  const { result } = show(moment);
  vi.setSystemTime(moment - 40_000);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(39);
  vi.setSystemTime(moment - 3_600_000);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(0);
  expect(show(moment).result.current).toBe(0);
});

test.each([
  [300, '5:00'],
  [249, '4:09'],
  [59, '0:59'],
])('%i seconds are %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text));
