import { useEffect, useState } from 'react';

/** Seconds by which a phone may correct its clock without ending a countdown. */
const correction = 60;

/**
 * Whole seconds from now until a moment (ms since the epoch). It counts down to 0, and is 0 without a moment. `longest`
 * is how many seconds the countdown began with: if the moment is much further away, the clock was set back, and the
 * countdown is over. Otherwise it would last for hours.
 */
export function useSecondsUntil(moment: number | undefined, longest: number): number {
  const [clock, setClock] = useState(() => clockAt(moment, longest));
  // The clock has not run since the last countdown, so a new one must not begin with that old time.
  if (clock.moment !== moment) setClock(clockAt(moment, longest));
  const running = clock.seconds > 0;
  useEffect(() => {
    if (!running) return;
    const tick = () =>
      setClock((shown) => {
        const now = clockAt(moment, longest);
        return now.seconds === shown.seconds && now.moment === shown.moment ? shown : now;
      });
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [running, moment, longest]);
  return clock.seconds;
}

function clockAt(moment: number | undefined, longest: number) {
  const seconds = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  return { moment, seconds: seconds > longest + correction ? 0 : seconds };
}

/** Seconds as minutes and seconds: '4:09'. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
