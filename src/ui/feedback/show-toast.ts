import { create } from 'zustand';
import type { Severity, ToastMessage } from './toast';

/** ms (docs/product/errors.md#one-sentence-once). */
const toastDuration = 5_000;

interface ToastState {
  toasts: readonly ToastMessage[];
  /** The id of the newest toast, also when it is gone. */
  lastId: number;
}

/** The toasts on screen, oldest first. */
export const useToasts = create<ToastState>()(() => ({ toasts: [], lastId: 0 }));

/**
 * Shows a toast for `duration` ms, and returns a function that removes it earlier. If the same sentence is already on
 * the screen, there is one toast, and its time starts again.
 */
export function showToast(severity: Severity, text: string, duration = toastDuration): () => void {
  const id = useToasts.getState().lastId + 1;
  useToasts.setState(({ toasts }) => ({
    lastId: id,
    toasts: [
      ...toasts.filter((toast) => toast.text !== text || toast.severity !== severity),
      { id, severity, text },
    ],
  }));
  const close = () => closeToast(id);
  setTimeout(close, duration);
  return close;
}

export function closeToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
