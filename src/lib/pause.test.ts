import { expect, it, vi } from 'vitest';
import { pause } from './pause';

it('ends after its time', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  void pause(1_000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

it('ends at once when the caller aborts, with the reason, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  const cancel = new AbortController();
  const waiting = expect(pause(1_000, cancel.signal)).rejects.toThrow('no longer');
  cancel.abort(new Error('no longer'));
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
  await expect(pause(1_000, cancel.signal)).rejects.toThrow('no longer');
});
