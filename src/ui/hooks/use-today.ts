import { useSyncExternalStore } from 'react';
import { today } from '@/lib/today';

/** How often the day is looked at; ms. Nothing renders while it is the same. */
const interval = 30_000;

/** Today as YYYY-MM-DD, anew after midnight, and when the app comes back: a phone stops timers in the background. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}

function subscribe(notify: () => void): () => void {
  const timer = setInterval(notify, interval);
  document.addEventListener('visibilitychange', notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', notify);
  };
}
