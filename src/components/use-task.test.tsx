import { CancelledError } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '@/transport/call-error';
import { laterAnswer } from '../../tests/setup/later-answer';
import { until } from '../../tests/setup/until';
import { useTask } from './use-task';

afterEach(cleanup);

function open(outcome: () => Promise<unknown>) {
  const task = vi.fn<(value: string) => Promise<unknown>>(outcome);
  return { task, hook: renderHook(() => useTask(task)).result };
}

it('counts a double tap as one, and says that it is running', async () => {
  const outcome = laterAnswer();
  const { task, hook } = open(outcome.asked);
  act(() => {
    void hook.current.run('first');
    void hook.current.run('second');
  });
  expect(task.mock.calls).toEqual([['first']]);
  expect(hook.current.pending).toBe(true);
  await outcome.give();
  await until(() => expect(hook.current.pending).toBe(false));
});

it('can run again after a failed call', async () => {
  const { task, hook } = open(() => Promise.reject(new CallError({ kind: 'offline' }, '/addCart')));
  await act(() => hook.current.run('first'));
  await act(() => hook.current.run('second'));
  expect(task).toHaveBeenCalledTimes(2);
  expect(hook.current.pending).toBe(false);
});

it('ends in silence when a logout cancels its call', async () => {
  const { hook } = open(() => Promise.reject(new CancelledError({ silent: true })));
  await act(() => expect(hook.current.run('first')).resolves.toBeUndefined());
  expect(hook.current.pending).toBe(false);
});

it('throws errors that are not failures of a call', async () => {
  const { hook } = open(() => Promise.reject(new TypeError('a mistake')));
  await act(() => expect(hook.current.run('first')).rejects.toThrow('a mistake'));
  expect(hook.current.pending).toBe(false);
});
