import { useEffect, useState } from 'react';

/** Whole seconds from now until a moment (ms since the epoch), counting down to 0; 0 where there is no moment. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  const running = seconds > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!running || moment === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running, moment]);
  return seconds;
}
