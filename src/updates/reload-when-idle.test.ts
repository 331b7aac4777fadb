import { beforeEach, expect, it, vi } from 'vitest';
import { stubLocks } from '../../tests/setup/locks';
import { startBusy, useBusy } from './busy';
import { reloadWhenIdle } from './reload-when-idle';

const reload = vi.fn();
const wanted = () => true;

beforeEach(() => {
  vi.useFakeTimers();
  stubLocks();
  reload.mockClear();
  useBusy.setState({ tasks: [] });
});

it('reloads at once when nothing would be lost', () => {
  expect(reloadWhenIdle('now', wanted, reload)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['form', 'upload', 'order', 'write'] as const)(
  'waits for the end of %s, and reloads once',
  async (kind) => {
    const end = startBusy(kind);
    expect(reloadWhenIdle('now', wanted, reload)).toBe(false);
    expect(reloadWhenIdle('now', wanted, reload)).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    end();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it('leaves a screen time to show what has become of a write', async () => {
  expect(reloadWhenIdle('after the answer', wanted, reload)).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  const endToast = startBusy('write');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  endToast();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('starts to wait again when work begins between two looks', async () => {
  const end = startBusy('form');
  reloadWhenIdle('now', wanted, reload);
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  const endNext = startBusy('form');
  await vi.advanceTimersByTimeAsync(1_000);
  endNext();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload when that is not wanted any more', async () => {
  const end = startBusy('form');
  reloadWhenIdle('now', () => false, reload);
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).not.toHaveBeenCalled();
});
