import { useSyncExternalStore } from 'react';
import { today } from '@/lib/today';

/** Today as YYYY-MM-DD, anew after midnight, and when the app comes back: a phone stops timers in the background. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}

function subscribe(notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const now = new Date();
    timer = setTimeout(
      () => {
        notify();
        waitForMidnight();
      },
      new Date(now).setHours(24, 0, 0, 0) - now.getTime(),
    );
  };
  waitForMidnight();
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
