import { beforeEach, expect, it, vi } from 'vitest';
import { saveSoon } from './save-soon';

beforeEach(() => {
  vi.useFakeTimers();
});

it('writes once, when nothing has changed for a second', () => {
  const save = vi.fn();
  const { soon } = saveSoon(save);
  soon();
  vi.advanceTimersByTime(900);
  soon();
  vi.advanceTimersByTime(900);
  expect(save).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(save).toHaveBeenCalledTimes(1);
});

it('writes at once when the page is hidden, because the phone may end it, and not a second time', () => {
  const save = vi.fn();
  const { soon } = saveSoon(save);
  soon();
  hidePage();
  expect(save).toHaveBeenCalledTimes(1);
  hidePage();
  vi.advanceTimersByTime(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('writes nothing that is not wanted any more', () => {
  const save = vi.fn();
  const { soon, cancel } = saveSoon(save);
  soon();
  cancel();
  hidePage();
  vi.advanceTimersByTime(10_000);
  expect(save).not.toHaveBeenCalled();
});

/** The shopper goes to another app. */
function hidePage(): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}
