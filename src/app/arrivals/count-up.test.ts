import { beforeEach, expect, it, vi } from 'vitest';
import { countUp } from './count-up';

const shown: (number | undefined)[] = [];
const still = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  shown.length = 0;
  still(false);
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'],
  });
  return () => vi.useRealTimers();
});

it('counts in whole points, never down, and is over within 1.2 s', () => {
  countUp(100, 220.5, (points) => shown.push(points));
  expect(shown).toEqual([100]);
  vi.advanceTimersByTime(500);
  const between = shown.filter((points) => points !== undefined);
  expect(between.every((points, index) => points % 1 === 0 && points >= (between[index - 1] ?? 0))).toBe(
    true,
  );
  expect(between.at(-1)).toBeGreaterThan(160);
  expect(between.at(-1)).toBeLessThan(220);
  vi.advanceTimersByTime(700);
  expect(shown.at(-1)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('ends with what is there when it is stopped', () => {
  const stop = countUp(100, 220, (points) => shown.push(points));
  vi.advanceTimersByTime(300);
  stop();
  const count = shown.length;
  vi.advanceTimersByTime(1_000);
  expect(shown).toHaveLength(count);
  expect(shown.at(-1)).toBeUndefined();
});

it('shows nothing to people who want less motion', () => {
  still(true);
  countUp(100, 220, (points) => shown.push(points))();
  vi.advanceTimersByTime(2_000);
  expect(shown).toEqual([]);
});
