import { expect, it, vi } from 'vitest';
import { loadUntilThere } from './load-until-there';

/** Fails so many times. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error('Failed to fetch dynamically imported module');
    return 'part';
  });
  return load;
}

it('tries again after 5 s, then after twice as long each time', async () => {
  vi.useFakeTimers();
  const load = failing(3);
  const loaded = loadUntilThere(load);
  for (const [wait, attempts] of [
    [4_999, 1],
    [1, 2],
    [9_999, 2],
    [1, 3],
    [20_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(load).toHaveBeenCalledTimes(attempts);
  }
  expect(await loaded).toBe('part');
});

it('tries again at once when the network is back', async () => {
  vi.useFakeTimers();
  const load = failing(1);
  const loaded = loadUntilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
});
