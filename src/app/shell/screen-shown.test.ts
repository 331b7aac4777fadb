import { beforeEach, expect, it, vi } from 'vitest';
import { navigatingMark, screenShown } from './screen-shown';

const over = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  over.mockClear();
});

it('waits for the frame that shows the next screen', async () => {
  document.body.setAttribute(navigatingMark, '');
  void screenShown().then(over);
  await vi.advanceTimersByTimeAsync(300);
  expect(over).not.toHaveBeenCalled();
  document.body.removeAttribute(navigatingMark);
  await vi.advanceTimersByTimeAsync(100);
  expect(over).toHaveBeenCalled();
});

it('does not wait longer than half a second for a slow screen', async () => {
  document.body.setAttribute(navigatingMark, '');
  void screenShown().then(over);
  await vi.advanceTimersByTimeAsync(400);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toHaveBeenCalled();
  document.body.removeAttribute(navigatingMark);
});
