import { beforeEach, expect, it, vi } from 'vitest';
import { closeToast, showToast, useToasts } from './show-toast';

const texts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

it('lasts 5000 ms by default', () => {
  showToast('error', 'Oops something went wrong!');
  vi.advanceTimersByTime(4_999);
  expect(texts()).toEqual(['Oops something went wrong!']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('lasts for the given time', () => {
  showToast('error', 'Time slots are not available', 360_000);
  vi.advanceTimersByTime(359_999);
  expect(texts()).toHaveLength(1);
});

it('shows the same sentence once, and its time starts again', () => {
  showToast('error', 'Please Refresh');
  vi.advanceTimersByTime(4_000);
  showToast('error', 'Please Refresh');
  expect(texts()).toHaveLength(1);
  vi.advanceTimersByTime(4_000);
  expect(texts()).toHaveLength(1);
});

it('disappears when it is closed', () => {
  showToast('success', 'Copied to clipboard');
  closeToast(useToasts.getState().toasts[0]?.id ?? 0);
  expect(texts()).toEqual([]);
});
