import { useEffect, useState } from 'react';

/** Whole seconds from now until a moment (ms since the epoch). It counts down to 0, and is 0 without a moment. */
export function useSecondsUntil(moment: number | undefined): number {
  const [clock, setClock] = useState(() => clockAt(moment));
  // The clock has not run since the last countdown, so a new one must not begin with that old time.
  if (clock.moment !== moment) setClock(clockAt(moment));
  const running = clock.seconds > 0;
  useEffect(() => {
    if (!running) return;
    const tick = () =>
      setClock((shown) => {
        const now = clockAt(moment);
        return now.seconds === shown.seconds && now.moment === shown.moment ? shown : now;
      });
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [running, moment]);
  return clock.seconds;
}

function clockAt(moment: number | undefined) {
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  return { moment, seconds };
}
