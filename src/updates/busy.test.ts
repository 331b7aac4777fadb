import { beforeEach, expect, it, vi } from 'vitest';
import { stubLocks } from '../../tests/setup/locks';
import { isBusy, startBusy, whenIdle } from './busy';

beforeEach(() => {
  vi.useFakeTimers();
  stubLocks();
});

it('runs at once when no tab is busy', async () => {
  const task = vi.fn();
  await whenIdle(task);
  expect(task).toHaveBeenCalledOnce();
});

it('waits for all running uploads, unsaved forms and orders', async () => {
  const task = vi.fn();
  const endUpload = startBusy('upload');
  const endOrder = startBusy('order');
  const ran = whenIdle(task);
  endUpload();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(task).not.toHaveBeenCalled();
  expect(isBusy('order')).toBe(true);
  endOrder();
  await vi.advanceTimersByTimeAsync(2_000);
  await ran;
  expect(task).toHaveBeenCalledOnce();
  expect(isBusy()).toBe(false);
});
