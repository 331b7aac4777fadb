import { restartableTimer } from '@/lib/restartable-timer';
import { closeToast, useToasts } from './show-toast';
import type { ToastMessage } from './toast';

interface ActionToast extends Pick<ToastMessage, 'text' | 'action'> {
  /** ms without the focus; while the focus is in the toast, it stays. */
  duration: number;
  /** Called when it has gone by itself or was closed. */
  onGone: () => void;
}

/** Shows a toast with a button. Returns a function that removes it without calling `onGone`. */
export function showAction({ text, action, duration, onGone }: ActionToast): () => void {
  const id = useToasts.getState().lastId + 1;
  const timer = restartableTimer();
  const close = () => closeToast(id);
  const onFocus = (inside: boolean) => (inside ? timer.stop() : timer.start(close, duration));
  const toast: ToastMessage = { id, severity: 'success', text, action, onFocus };
  useToasts.setState(({ toasts }) => ({ lastId: id, toasts: [...toasts, toast] }));
  timer.start(close, duration);
  const stopWatching = useToasts.subscribe(({ toasts }) => {
    if (toasts.some((each) => each.id === id)) return;
    stop();
    onGone();
  });
  const stop = () => {
    timer.stop();
    stopWatching();
  };
  return () => {
    stop();
    close();
  };
}
