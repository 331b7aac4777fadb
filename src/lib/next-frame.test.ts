import { beforeEach, expect, it, vi } from 'vitest';
import { nextFrame } from './next-frame';

const over = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  over.mockClear();
});

it('waits until a frame is over', async () => {
  let showFrame = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => (showFrame = callback));
  void nextFrame().then(over);
  await vi.advanceTimersByTimeAsync(50);
  showFrame();
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

it('does not wait long for a page that shows no frames', async () => {
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  void nextFrame().then(over);
  await vi.advanceTimersByTimeAsync(99);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});
