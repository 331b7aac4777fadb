import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubLocks } from '../../tests/setup/locks';
import { withLock } from './with-lock';

const refusal = new DOMException('Storage is blocked.', 'SecurityError');

function setLocks(locks: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}

afterEach(() => setLocks(undefined));

describe('runs the task without a lock', () => {
  it('if the browser has no locks', async () => {
    setLocks(undefined);
    expect(await withLock('a', {}, async (held) => `held: ${held}`)).toBe('held: true');
  });

  it.each([
    ['refuses them', () => Promise.reject(refusal)],
    [
      'throws at the question',
      () => {
        throw refusal;
      },
    ],
  ])('where the browser %s', async (_name, request) => {
    setLocks({ request });
    expect(await withLock('a', { ifAvailable: true }, async (held) => `held: ${held}`)).toBe('held: true');
  });
});

it('runs the task only once, even if it fails', async () => {
  stubLocks();
  const task = vi.fn(() => Promise.reject(refusal));
  await expect(withLock('a', {}, task)).rejects.toBe(refusal);
  expect(task).toHaveBeenCalledOnce();
});

it('does not run the task after the request for the lock was cancelled', async () => {
  const aborted = new DOMException('', 'AbortError');
  setLocks({ request: () => Promise.reject(aborted) });
  const task = vi.fn();
  await expect(withLock('a', {}, task)).rejects.toBe(aborted);
  expect(task).not.toHaveBeenCalled();
});
