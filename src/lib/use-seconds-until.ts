import { useEffect, useState } from 'react';

/** Whole seconds from now until a moment (ms since the epoch), counting down to 0; 0 where there is no moment. */
export function useSecondsUntil(moment: number | undefined): number {
  const [clock, setClock] = useState(() => ({ moment, now: Date.now() }));
  // The clock stood still since the last countdown: a new one must not begin with that old time.
  if (clock.moment !== moment) setClock({ moment, now: Date.now() });
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - clock.now) / 1000));
  const running = seconds > 0;
  useEffect(() => {
    if (!running || moment === undefined) return;
    const timer = setInterval(() => setClock({ moment, now: Date.now() }), 250);
    return () => clearInterval(timer);
  }, [running, moment]);
  return seconds;
}
