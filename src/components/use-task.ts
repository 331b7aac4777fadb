import { useRef, useState } from 'react';
import { CallError } from '@/transport/call-error';

/**
 * Runs one task at a time and says whether it runs. A double tap comes twice before the first render that could disable
 * the button, so what is rendered is no protection against it. A call that failed has been told as a toast by then; any
 * other error is a mistake of ours and is thrown.
 *
 * (A tap that only leads somewhere needs no task: see `ui/single-tap.ts`.)
 */
export function useTask<Args extends unknown[]>(task: (...args: Args) => Promise<unknown>) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    try {
      await task(...args);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { run, pending };
}
