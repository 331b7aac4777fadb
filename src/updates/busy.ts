import { useCallback, useEffect, useRef } from 'react';
import { create } from 'zustand';
import { pause } from '@/lib/pause';
import { withLock } from '@/session/with-lock';

export type BusyKind =
  /** Unsaved input. The app asks before the shopper leaves the screen or the page. */
  | 'form'
  /** A running upload. The app asks only before the page is closed or reloaded (docs/product/shell.md#leaving). */
  | 'upload'
  /** A running order. Nothing may reload the page meanwhile. */
  | 'order'
  /** Another running write, or a kept draft. The app's own reloads wait, and nobody is asked. */
  | 'write';

interface BusyState {
  tasks: readonly { kind: BusyKind }[];
}

/** What would be lost if this tab went away now. Forms, uploads and orders share this one mechanism. */
export const useBusy = create<BusyState>()(() => ({ tasks: [] }));

const lockName = 'busy';
const retryInterval = 2_000;

/**
 * Declares work that must not be interrupted, and returns a function that ends it. Other tabs see it as a shared lock.
 */
export function startBusy(kind: BusyKind): () => void {
  const task = { kind };
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  useBusy.setState(({ tasks }) => ({ tasks: [...tasks, task] }));
  void withLock(lockName, { mode: 'shared' }, () => ended);
  return () => {
    release();
    useBusy.setState(({ tasks }) => ({ tasks: tasks.filter((other) => other !== task) }));
  };
}

/** Declares this component busy for as long as `busy` is true. */
export function useBusyWhile(kind: BusyKind, busy: boolean): void {
  useEffect(() => (busy ? startBusy(kind) : undefined), [kind, busy]);
}

/** The same, and returns a function that ends it at once, because a navigation does not wait for the next render. */
export function useBusyUntil(kind: BusyKind, busy: boolean): () => void {
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    if (!busy) return;
    end.current = startBusy(kind);
    return end.current;
  }, [kind, busy]);
  return useCallback(() => end.current?.(), []);
}

/**
 * Runs `task` as soon as no tab is busy, under the exclusive lock. It asks again and again instead of queueing: a
 * queued exclusive lock would let tasks that start meanwhile run unprotected. Resolves when the task has run.
 */
export async function whenIdle(task: () => void | Promise<void>): Promise<void> {
  const runNow = () =>
    withLock(lockName, { mode: 'exclusive', ifAvailable: true }, async (held) => {
      if (!held || isBusy()) return false;
      await task();
      return true;
    });
  while (!(await runNow())) await pause(retryInterval);
}

export function isBusy(kind?: BusyKind): boolean {
  return useBusy.getState().tasks.some((task) => kind === undefined || task.kind === kind);
}
