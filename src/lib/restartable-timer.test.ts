import { expect, it, vi } from 'vitest';
import { restartableTimer } from './restartable-timer';

it('runs only the task that was started last, and none after a stop', () => {
  vi.useFakeTimers();
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const timer = restartableTimer();
  timer.start(first, 100);
  vi.advanceTimersByTime(99);
  timer.start(second, 100);
  vi.advanceTimersByTime(99);
  expect(second).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledOnce();
  timer.start(third, 100);
  timer.stop();
  vi.advanceTimersByTime(200);
  expect([first, third].map((task) => task.mock.calls.length)).toEqual([0, 0]);
  vi.useRealTimers();
});
