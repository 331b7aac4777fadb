import { isCancelledError } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '@/transport/call-error';

/**
 * Runs one task at a time and says whether it is running. Disabling the button would not stop a double tap, because
 * both taps come before the next render. A failed call has already shown its toast, and a logout cancels what
 * still runs: then, and while one runs, `run` gives undefined. Any other error is a bug and is thrown.
 *
 * (A tap that only opens a screen needs no task: see `ui/controls/single-tap.ts`.)
 */
export function useTask<Args extends unknown[], Result>(task: (...args: Args) => Promise<Result>) {
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const run = async (...args: Args): Promise<Result | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    try {
      return await task(...args);
    } catch (error) {
      if (!(error instanceof CallError || isCancelledError(error))) throw error;
      return undefined;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { run, pending };
}
