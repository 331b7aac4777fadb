import { useRef } from 'react';

/**
 * Lets one run of a task at a time through. A double tap comes twice before the first render that could disable the
 * button, so the state of a render is no protection.
 */
export function useOneAtATime(): (task: () => Promise<void>) => Promise<void> {
  const running = useRef(false);
  return async (task) => {
    if (running.current) return;
    running.current = true;
    try {
      await task();
    } finally {
      running.current = false;
    }
  };
}
